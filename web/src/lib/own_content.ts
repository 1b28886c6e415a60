// SPDX-License-Identifier: Apache-2.0
// A file that a designer brings to a table. What it may say is for the server to judge.
import type { Json } from './wire';

export interface OwnContent {
  content: Json;
  content_name: string;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws a sentence. The lab's files, with `content` beside `options`, are understood too. */
export function readContent(name: string, text: string): OwnContent {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error(`“${name}” is no JSON.`);
  }
  const content = isObject(file) && 'content' in file ? file.content : file;
  if (!isObject(content)) throw new Error(`“${name}” should hold { … }, with what differs by its name.`);
  return { content, content_name: [...name.replace(/\.json$/i, '')].slice(0, 60).join('') };
}
