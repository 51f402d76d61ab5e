import { expect, test } from 'vitest'
import { forEachSeparately } from './for-each.ts'

/** The second of three rows fails. Returns which were tried, and how many lines were logged. */
const run = async (code: string) => {
  const tried: number[] = []
  const lines: string[] = []
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (_: object, line: string) => void lines.push(line),
  }
  const work = async (item: number) => {
    tried.push(item)
    if (item === 2) throw Object.assign(new Error('failed'), { code })
  }
  const isDone = await forEachSeparately({ log }, [1, 2, 3], work, 'one failed').then(
    () => true,
    () => false,
  )
  return { tried, lines: lines.length, isDone }
}

test.each(['23514', '55P03', '57014'])('a row that fails with %s does not stop the others', async (code) => {
  expect(await run(code)).toEqual({ tried: [1, 2, 3], lines: 1, isDone: true })
})

test.each(['57P01', 'ECONNREFUSED'])(
  'while the database is away (%s) no other row is tried',
  async (code) => {
    expect(await run(code)).toEqual({ tried: [1, 2], lines: 0, isDone: false })
  },
)
