/** What the server logs, for tests of its lines. */
import type { FastifyInstance } from 'fastify'

interface LogLine {
  readonly msg: string
  readonly reqId?: string
}

interface Stream {
  write(line: string): unknown
}

/** Lines are collected from now on and no longer printed. The node needs a log level at which it logs them. */
export const collectLogLines = ({ log }: FastifyInstance): readonly LogLine[] => {
  const name = Object.getOwnPropertySymbols(log).find(({ description }) => description === 'pino.stream')
  if (!name) throw new Error('the log has no stream')
  const lines: LogLine[] = []
  const stream: Stream = { write: (line) => lines.push(JSON.parse(line)) }
  Object.defineProperty(log, name, { value: stream })
  return lines
}
