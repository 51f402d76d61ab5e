import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set means the embedded database with demo data on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    dataDir: './data',
    demo: true,
    rateLimitScale: 1,
    trustProxy: 0,
  })
})

test('demo data stays out of production and of a database server unless asked for', () => {
  expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL: 'postgres://localhost/crew' }).demo).toBe(false)
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true)
})

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('a wrong address of the database is named without the password in it', () => {
  const wrong = { DATABASE_URL: 'mysql://crew:secret@localhost' }
  expect(() => readConfig(wrong)).toThrow('Configuration: DATABASE_URL cannot be used.')
})

test.each([
  ['PORT', '99999'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'crewbeacon.example'],
  ['DEMO', 'yes'],
  ['RATE_LIMIT_SCALE', '0'],
  ['TRUST_PROXY', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['DISCORD_URL', 'javascript:alert(1)'],
])('%s=%s stops the start with one clear line', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`Configuration: ${name}=${value} cannot be used.`)
})
