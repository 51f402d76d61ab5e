/** Requests that no one should send, to every endpoint of the contract and to the page. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { endpoints } from '#contract/index.ts'
import type { Endpoint, Upload } from '#contract/wire/endpoint.ts'
import { followEvents } from '#contract/wire/events.ts'
import { hostileTexts } from './hostile-texts.ts'

export interface HostileRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
  /** Index of the sender, among guests and players. */
  readonly sender: number
}

const longTexts = fc
  .tuple(fc.constantFrom('x', '㌖', '…', 'ﷺ', 'a\u0301', '👩‍🚀', 'ab ', '\n'), fc.nat(6_000))
  .map(([unit, count]) => unit.repeat(count))

const texts = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 60 }), {
  arbitrary: longTexts,
  weight: 2,
})

/** A few entries, or as many as a body can hold. */
const longLists = fc
  .tuple(fc.constantFrom<unknown>(0, 'x', 'de', {}, [], null), fc.constantFrom(10, 60, 5_000, 120_000))
  .map(([entry, count]) => {
    const fitting = Math.floor(240_000 / (JSON.stringify(entry).length + 1))
    return Array(Math.min(count, fitting)).fill(entry)
  })

const values = fc.oneof(
  { arbitrary: texts, weight: 6 },
  { arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 2 ** 53, 1e308, 0.1, [], {}, [[]]), weight: 4 },
  { arbitrary: fc.jsonValue(), weight: 2 },
  { arbitrary: longLists, weight: 1 },
)

const propertiesOf = (schema: z.ZodMiniType | undefined) =>
  Object.entries(
    schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : {},
  )

const fieldsOf = (schema: z.ZodMiniType | undefined): string[] => propertiesOf(schema).map(([name]) => name)

/** Hostile values for some of the fields, and for some unknown ones. */
const wrongFields = (schema: z.ZodMiniType | undefined): fc.Arbitrary<object> => {
  const names = fc.constantFrom(...fieldsOf(schema), 'isAdmin', 'user_role', 'constructor', '')
  const lists = propertiesOf(schema).flatMap(([name, property]) =>
    typeof property === 'object' && property.type === 'array' ? [name] : [],
  )
  return fc.oneof(
    { arbitrary: fc.dictionary(names, values, { maxKeys: 4 }), weight: 3 },
    ...lists.map((name) => longLists.map((list) => ({ [name]: list }))),
  )
}

// Like encodeURIComponent, which throws for half a surrogate pair.
const encode = (text: string) =>
  [...Buffer.from(text.slice(0, 2_000))].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

const wrongIds = ['1', '0', '-1', 'abc', '99999999999', '%00', '%F0%9F', '..', ' 1', 'x'.repeat(300)]

const pathOf = (path: string, ids: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...path
        .split('/')
        .map((part) => (part.startsWith(':') ? fc.constantFrom(...ids, ...wrongIds) : fc.constant(part))),
    )
    .map((parts) => parts.join('/'))

const queryOf = (endpoint: Endpoint) =>
  fc
    .array(fc.tuple(fc.constantFrom(...fieldsOf(endpoint.query), 'page', '__proto__'), texts), {
      maxLength: 4,
    })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&'))

const headers = fc.dictionary(
  fc.constantFrom(
    'accept-language',
    'accept-encoding',
    'range',
    'if-match',
    'if-none-match',
    'if-modified-since',
    'x-forwarded-for',
    'forwarded',
    'user-agent',
    'sec-fetch-site',
    'cookie',
    'x-http-method-override',
    'te',
  ),
  fc.oneof(
    fc.constantFrom(
      '*',
      'bytes=99999999-',
      'bytes=0-0,1-1',
      '"x"',
      'br;q=0',
      'cross-site',
      'DELETE',
      '::ffff:505:506',
      'session=x; session=y',
      'Mon, 01 Jan 1990 00:00:00 GMT',
      ';;;,,,q=',
      'x'.repeat(4_000),
    ),
    fc.string({ maxLength: 30 }),
  ),
  { maxKeys: 3 },
)

const encodings = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync } as const

interface Body {
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

/** Forms with a file that begins like a picture. */
const formsOf = ({ field }: Upload): fc.Arbitrary<Body> =>
  fc
    .tuple(
      fc.constantFrom(field, '', '__proto__'),
      fc.constantFrom('', '\x89PNG\r\n\x1a\n', 'GIF89a', '\xff\xd8\xff\xe0', 'RIFF\0\0\0\0WEBPVP8 ', '<svg>'),
      fc.uint8Array({ maxLength: 2_000 }),
      fc.constantFrom('\r\n--x--\r\n', '\r\n--x', ''),
    )
    .map(([name, start, bytes, end]) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([
        Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${start}`, 'latin1'),
        bytes,
        Buffer.from(end),
      ]),
    }))

const json = { 'content-type': 'application/json' }

const bodyOf = (endpoint: Endpoint, valid: object): fc.Arbitrary<Body> => {
  const wrong = wrongFields(endpoint.body).map(
    (fields): Body => ({
      headers: json,
      payload: JSON.stringify({ ...valid, ...fields }),
    }),
  )
  const nested = fc.tuple(fc.constantFrom('[', '{"a":'), fc.nat(30_000)).map(
    ([open, depth]): Body => ({
      headers: json,
      payload: `${open.repeat(depth)}0${(open === '[' ? ']' : '}').repeat(depth)}`,
    }),
  )
  const compressed = fc
    .tuple(fc.constantFrom('gzip', 'br', 'deflate'), fc.uint8Array({ maxLength: 2_000 }))
    .map(
      ([encoding, bytes]): Body => ({
        headers: { ...json, 'content-encoding': encoding },
        payload: encodings[encoding](bytes),
      }),
    )
  const odd = fc
    .tuple(
      fc.constantFrom(
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/json; charset=x',
        'x',
        '',
      ),
      fc.string({ unit: 'binary', maxLength: 200 }),
    )
    .map(([type, payload]): Body => ({ headers: { 'content-type': type }, payload }))
  return fc.oneof(
    { arbitrary: endpoint.upload ? formsOf(endpoint.upload) : wrong, weight: 12 },
    { arbitrary: nested, weight: 1 },
    { arbitrary: compressed, weight: 1 },
    { arbitrary: odd, weight: 1 },
    { arbitrary: fc.constant<Body>({ headers: {} }), weight: 1 },
  )
}

const sender = fc.nat(3)

const callsOf = (endpoint: Endpoint, ids: readonly string[], valid: object): fc.Arbitrary<HostileRequest> =>
  fc
    .tuple(pathOf(endpoint.path, ids), queryOf(endpoint), headers, bodyOf(endpoint, valid), sender)
    .map(([path, query, extra, body, sender]) => ({
      method: endpoint.method,
      url: `/api${path}${query && `?${query}`}`,
      headers: { ...extra, ...(endpoint.method === 'GET' ? {} : body.headers) },
      ...(endpoint.method !== 'GET' && body.payload !== undefined && { payload: body.payload }),
      sender,
    }))

const pages: fc.Arbitrary<HostileRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE'),
    fc.constantFrom(
      '/',
      '/assets/',
      '/assets/app.js',
      '/assets/app.js.br',
      '/assets/fonts',
      '/assets/fonts/text.woff2',
      '/assets/../x',
      '/assets//',
      '/assets/%2e%2e%2fpackage.json',
      '/assets/%00',
      '/assets/%zz',
      '/favicon.svg',
      '/favicon.ico',
      '/icons/512.png',
      '/manifest.webmanifest?lang=de&lang=x',
      '/sw.js',
      '/api/docs',
      '/api/openapi.json',
      '/api/',
      '/search',
      '//x',
      '/%',
    ),
    headers,
    sender,
  )
  .map(([method, url, extra, sender]) => ({ method, url, headers: extra, sender }))

/** `ids`: of rows that exist. `validBodies`: by endpoint, to be spoiled in some fields. */
export const hostileRequests = (
  ids: readonly string[],
  validBodies: Readonly<Record<string, object>>,
): fc.Arbitrary<HostileRequest> =>
  fc.oneof(
    ...endpoints
      // A stream never ends.
      .filter((endpoint) => endpoint !== followEvents)
      .map((endpoint) => callsOf(endpoint, ids, validBodies[endpoint.name] ?? {})),
    { arbitrary: pages, weight: 3 },
  )
