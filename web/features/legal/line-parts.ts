interface LinePart {
  /** The index at which the part begins. */
  readonly at: number
  readonly text: string
  readonly target?: string
}

const link = /\[(?<text>[^\]]+)\]\((?<target>[^)]+)\)/g

/** Splits `Read the [rules](/legal/rules).` into text and links. */
export const lineParts = (line: string): LinePart[] => {
  const parts: LinePart[] = []
  let done = 0
  for (const { 0: found, index, groups } of line.matchAll(link)) {
    if (index > done) parts.push({ at: done, text: line.slice(done, index) })
    parts.push({ at: index, text: groups?.text ?? '', target: groups?.target ?? '' })
    done = index + found.length
  }
  if (done < line.length) parts.push({ at: done, text: line.slice(done) })
  return parts
}
