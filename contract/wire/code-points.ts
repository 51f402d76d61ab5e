/** Lengths are counted as people count: an emoji is one character, whatever its encoding. */
export const codePoints = (value: string): number => {
  let count = 0
  for (const _ of value) count += 1
  return count
}
