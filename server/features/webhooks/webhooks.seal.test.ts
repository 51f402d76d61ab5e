import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyFromSecret, openAddress, type SealingKey, sealAddress, sourceOf } from './webhooks.seal.ts'

const address = { id: '1098765432109876543', token: 'a-Very_Secret' }
const stored: SealingKey = { source: 'database', key: randomBytes(32) }

test.each([stored, keyFromSecret('a secret of at least 32 characters')])(
  'a sealed address opens with its key, and says where that is ($source)',
  (key) => {
    const sealed = sealAddress(address, key)
    expect(sealed.toString('latin1')).not.toContain(address.token)
    expect(sourceOf(sealed)).toBe(key.source)
    expect(openAddress(sealed, key.key)).toEqual(address)
    expect(sealAddress(address, key)).not.toEqual(sealed)
  },
)

test('with another key, or after a change, it does not open', () => {
  const sealed = sealAddress(address, stored)
  expect(openAddress(sealed, randomBytes(32))).toBeUndefined()
  for (const at of [1, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at)
    expect(openAddress(changed, stored.key)).toBeUndefined()
  }
  expect(openAddress(Buffer.of(0, 1, 2), stored.key)).toBeUndefined()
})
