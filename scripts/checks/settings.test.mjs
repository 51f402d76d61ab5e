import { expect, test } from 'vitest'
import { findSettingFaults } from './settings.mjs'

const named = {
  'server/config.ts':
    "const environment = z.object({\n  PORT: whole(0, 1),\n  WORDS_FILE: z.string(),\n})\nthrow Error('NEVER: ')",
  '.env.example': 'PORT=3000\n# A list\n# WORDS_FILE=./words.txt\n',
  'compose.yaml': [
    'x-app: &app',
    '  # The Dockerfile sets PORT.',
    '  environment:',
    '    WORDS_FILE: /data/words.txt',
    '  depends_on:',
    'services:',
    '  postgres:',
    '    environment:',
    '      POSTGRES_DB: crewbeacon',
  ].join('\n'),
}

/** @type {(changed: Partial<typeof named>) => string[]} */
const faultsWith = (changed) => {
  const files = new Map(Object.entries({ ...named, ...changed }))
  return findSettingFaults({ read: (path) => files.get(path) ?? '' })
}

test('variables that are named, in compose.yaml also in a comment, are no faults', () => {
  expect(faultsWith({})).toEqual([])
})

test.each([
  ['.env.example', 'PORT=3000', '.env.example: does not name WORDS_FILE'],
  [
    '.env.example',
    `${named['.env.example']}# LOST=1`,
    '.env.example: names LOST, which the server does not read',
  ],
  [
    'compose.yaml',
    named['compose.yaml'].replace('sets PORT', 'sets a port'),
    'compose.yaml: does not name PORT',
  ],
  [
    'compose.yaml',
    named['compose.yaml'].replace('    WORDS_FILE', '    LOST: 1\n    WORDS_FILE'),
    'compose.yaml: names LOST, which the server does not read',
  ],
])('in %s with "%s" there is a fault', (file, text, fault) => {
  expect(faultsWith({ [file]: text })).toEqual([fault])
})
