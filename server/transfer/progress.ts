import type { Snapshot } from './snapshot.ts'

export type Print = (line: string) => void

const secondsBetween = 2

async function* watch({ header, lines }: Snapshot, print: Print): AsyncGenerator<string> {
  const all = header.tables.reduce((sum, { rows }) => sum + rows, 0)
  const iterator = lines[Symbol.asyncIterator]()
  let before = 0
  let next = Date.now() + secondsBetween * 1_000
  for (const { name, rows } of header.tables) {
    for (let row = 1; row <= rows; row += 1) {
      const { value, done } = await iterator.next()
      if (done) return
      yield value
      if (row % 500 !== 0 || Date.now() < next) continue
      next = Date.now() + secondsBetween * 1_000
      const percent = Math.floor((100 * (before + row)) / all)
      print(`${percent} %: ${row.toLocaleString('en')} of ${rows.toLocaleString('en')} rows of ${name}`)
    }
    before += rows
  }
}

/** The same rows; every few seconds a line says how many have passed. */
export const withProgress = (snapshot: Snapshot, print: Print): Snapshot => ({
  header: snapshot.header,
  lines: watch(snapshot, print),
})
