/**
 * The least a server can do. With a file: writes its bytes. With the address of a database: runs one statement, and
 * writes the JSON that it returns. Its port is printed.
 */
import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const [source = '', statement = ''] = process.argv.slice(2)

const write = (response: http.ServerResponse, body: Buffer | string) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

const readBody = async (request: http.IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const answerFile = (file: string): http.RequestListener => {
  const body = readFileSync(file)
  return (_request, response) => write(response, body)
}

/** The statement's parameter is the JSON of the request: its body, or the parameters of its address. */
const answerFrom = (databaseUrl: string): http.RequestListener => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  return async (request, response) => {
    const parameters = new URL(request.url ?? '/', 'http://localhost').searchParams
    const json =
      request.method === 'POST' ? await readBody(request) : JSON.stringify(Object.fromEntries(parameters))
    const { rows } = await pool.query({ name: 'bare', text: statement, values: [json] })
    write(response, rows[0].json)
  }
}

const server = http.createServer(statement ? answerFrom(source) : answerFile(source))
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
