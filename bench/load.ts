/** How many requests a second a server answers: closed loops over kept-alive connections, for a fixed time. */
import http from 'node:http'
import { performance } from 'node:perf_hooks'

const manyConnections = 16
const warmUpMs = 1_500
const measuredMs = 4_000

const ask = (agent: http.Agent, url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          if (response.statusCode === 200) resolve(body)
          else reject(new Error(`${url}: ${response.statusCode} ${body.toString()}`))
        })
      })
      .on('error', reject)
  })

export const fetchBody = async (url: string): Promise<Buffer> => {
  const agent = new http.Agent()
  return ask(agent, url).finally(() => agent.destroy())
}

/** `url`: one address, or a function that returns the next. */
export const requestsPerSecond = async (
  url: string | (() => string),
  connections = manyConnections,
): Promise<number> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const countFor = async (ms: number): Promise<number> => {
    const end = performance.now() + ms
    let answers = 0
    const loop = async () => {
      while (performance.now() < end) {
        await ask(agent, typeof url === 'string' ? url : url())
        answers += 1
      }
    }
    await Promise.all(Array.from({ length: connections }, loop))
    return answers
  }
  await countFor(warmUpMs)
  const answers = await countFor(measuredMs)
  agent.destroy()
  return (answers * 1_000) / measuredMs
}
