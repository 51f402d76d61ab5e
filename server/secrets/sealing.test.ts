import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyFromSecret, openText, type SealingKey, sealText, sourceOf } from './sealing.ts'

const secret = '1098765432109876543/a-Very_Secret'
const stored: SealingKey = { source: 'database', key: randomBytes(32) }
const operatorSecret = 'a secret of at least 32 characters'

test.each([stored, keyFromSecret(operatorSecret, 'webhooks')])(
  'a sealed text opens with its key, and says where that is ($source)',
  (key) => {
    const sealed = sealText(secret, key)
    expect(sealed.toString('latin1')).not.toContain('a-Very_Secret')
    expect(sourceOf(sealed)).toBe(key.source)
    expect(openText(sealed, key.key)).toBe(secret)
    expect(sealText(secret, key)).not.toEqual(sealed)
  },
)

test('with another key, or after a change, it does not open', () => {
  const sealed = sealText(secret, stored)
  expect(openText(sealed, randomBytes(32))).toBeUndefined()
  for (const at of [1, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at)
    expect(openText(changed, stored.key)).toBeUndefined()
  }
  expect(openText(Buffer.of(0, 1, 2), stored.key)).toBeUndefined()
})

test('one secret of the operator gives each purpose a key of its own', () => {
  const sealed = sealText(secret, keyFromSecret(operatorSecret, 'codes'))
  expect(openText(sealed, keyFromSecret(operatorSecret, 'webhooks').key)).toBeUndefined()
})
