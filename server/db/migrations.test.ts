import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import fingerprints from './migrations/fingerprints.json' with { type: 'json' }

const folder = fileURLToPath(new URL('migrations/', import.meta.url))

/** A database that ran a migration never runs it again: an edit would reach new databases only. */
test('landed migrations are as they were: what changes afterwards is a new one', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const found = files.map((name) => [
    name.replace('.ts', ''),
    createHash('sha256')
      .update(readFileSync(`${folder}${name}`))
      .digest('hex'),
  ])
  expect(Object.fromEntries(found)).toEqual(fingerprints)
})
