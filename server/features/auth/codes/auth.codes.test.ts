import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { recoveryCodeCount } from '#contract/auth/codes.ts'
import {
  addressForApp,
  hashRecoveryCode,
  newCodeSecret,
  newRecoveryCodes,
  readCode,
  stepOfCode,
} from './auth.codes.ts'

const secret = newCodeSecret()
const now = new Date('2027-01-15T08:00:15Z')
const step = Math.floor(now.getTime() / 30_000)
const codeAt = (seconds: number) => generateSync({ secret, epoch: now.getTime() / 1000 + seconds })

test.each([
  [-60, undefined],
  [-30, step - 1],
  [0, step],
  [30, step + 1],
  [60, undefined],
])('a clock that is off by %s seconds gives step %s', (seconds, expected) => {
  expect(stepOfCode(secret, codeAt(seconds), now)).toBe(expected)
})

test('a code of another secret is wrong', () => {
  expect(stepOfCode(newCodeSecret(), codeAt(0), now)).toBeUndefined()
})

test('the address names the site, the player and the secret, however the name is spelled', () => {
  const address = new URL(addressForApp('Halo&secret=x', secret))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain('CrewBeacon:Halo&secret=x')
  expect(address.searchParams.getAll('secret')).toEqual([secret])
  expect(address.searchParams.get('issuer')).toBe('CrewBeacon')
})

test('recovery codes are many, different, and free of letters that look alike', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(recoveryCodeCount)
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
})

const recovery = '0123-4567-abcd-10vz'

test.each([recovery, ' 0123 4567 ABCD IOVZ ', 'o123–4567–abcd–l0vz', '01234567abcd10vz'])(
  'a recovery code can be typed as "%s"',
  (typed) => {
    expect(readCode(typed)).toEqual({ kind: 'recovery', hash: hashRecoveryCode(recovery) })
  },
)

test.each(['123456', ' 123 456', '123-456', '１２３４５６'])('a time code can be typed as "%s"', (typed) => {
  expect(readCode(typed)).toEqual({ kind: 'time', digits: '123456' })
})

test.each(['', '12345', '1234567', 'abcdef', '0123-4567-abcd-10v', '0123-4567-abcd-10vu', '٣٣٣٣٣٣', '-1e5'])(
  '"%s" is no code',
  (typed) => {
    expect(readCode(typed)).toBeUndefined()
  },
)
