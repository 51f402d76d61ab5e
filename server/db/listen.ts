/** A connection that only listens, kept open through restarts of the database. */
import pg from 'pg'
import type { Log } from '#server/context.ts'

const longestPauseMs = 15_000

export const listenOnPostgres =
  (url: string, log: Log) =>
  async (channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> => {
    let client: pg.Client | undefined
    let timer: NodeJS.Timeout | undefined
    let closed = false

    const connect = async (pauseMs: number): Promise<void> => {
      const next = new pg.Client({ connectionString: url, keepAlive: true })
      const again = () => {
        if (closed || client !== next) return
        client = undefined
        timer = setTimeout(() => void connect(Math.min(pauseMs * 2, longestPauseMs)), pauseMs)
      }
      client = next
      next.on('error', again)
      next.on('end', again)
      next.on('notification', ({ payload }) => onPayload(payload ?? ''))
      try {
        await next.connect()
        await next.query(`listen ${next.escapeIdentifier(channel)}`)
        pauseMs = 250
      } catch (error) {
        log.warn({ reason: String(error) }, 'cannot listen to the database')
        again()
      }
    }

    await connect(250)
    return async () => {
      closed = true
      clearTimeout(timer)
      await client?.end()
    }
  }
