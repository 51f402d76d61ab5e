export interface Result {
  readonly name: string
  /** A ratio of two figures of the same run. */
  readonly value: number
  readonly atMost?: number
  readonly atLeast?: number
  readonly detail: string
}

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const isGood = ({ value, atMost = Number.POSITIVE_INFINITY, atLeast = 0 }: Result): boolean =>
  value <= atMost && value >= atLeast

const target = ({ atMost, atLeast }: Result): string => {
  if (atMost !== undefined) return `at most ${atMost}`
  return atLeast === undefined ? '' : `at least ${atLeast}`
}

/** Prints a row for each result; returns how many missed their target. */
export const report = (title: string, results: readonly Result[]): number => {
  print(`\n${title}`)
  for (const result of results) {
    const figure = result.value.toFixed(result.value < 1 ? 3 : 1).padStart(8)
    const mark = isGood(result) ? ' ' : '✗'
    print(`${mark} ${result.name.padEnd(36)}${figure}  ${target(result).padEnd(14)}${result.detail}`)
  }
  return results.filter((result) => !isGood(result)).length
}
