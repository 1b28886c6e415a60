// SPDX-License-Identifier: Apache-2.0
// node run_wasm.mjs MODULE: the signature of each game in it, one a line.
import { readFileSync } from 'node:fs';

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const imports = WebAssembly.Module.imports(module);
if (imports.length > 0) throw new Error(`the module wants ${imports.map((i) => i.name).join(', ')}`);
const { memory, game_count, id_start, id_size, signature } = new WebAssembly.Instance(module).exports;
for (let game = 0; game < game_count(); ++game) {
    const id = new TextDecoder().decode(new Uint8Array(memory.buffer, id_start(game), id_size(game)));
    console.log(id, BigInt.asUintN(64, signature(game)).toString(16).padStart(16, '0'));
}
