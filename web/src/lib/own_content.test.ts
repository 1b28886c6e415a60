// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { readContent } from './own_content';

describe('a file of a designer', () => {
  it('is called what it is called, without its ending', () => {
    expect(readContent('Rich court.json', '{"king_takes":4}')).toEqual({
      content: { king_takes: 4 },
      content_name: 'Rich court',
    });
    expect([...readContent(`${'👑'.repeat(70)}.JSON`, '{}').content_name]).toHaveLength(60);
  });
  it('may be one of the lab', () => {
    expect(readContent('a.json', '{"options":{},"content":{"tax":2}}').content).toEqual({ tax: 2 });
  });
  it('is refused in a sentence where nothing can be read from it', () => {
    expect(() => readContent('a.json', '{"tax":')).toThrow('“a.json” is no JSON.');
    for (const text of ['[1]', '3', 'null', '{"content":3}'])
      expect(() => readContent('a.json', text)).toThrow('should hold { … }');
  });
});
