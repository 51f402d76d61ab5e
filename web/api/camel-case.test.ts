import { expect, test } from 'vitest'
import { camelCaseKeys } from './camel-case.ts'

test.each([
  [{ last_seen_at: 1 }, { lastSeenAt: 1 }],
  [{ lastSeenAt: 1 }, { lastSeenAt: 1 }],
  [{ lastSeenAt: 1, last_seen_at: 2 }, { lastSeenAt: 1 }],
  [[{ crew: { max_crew_size: 4 } }], [{ crew: { maxCrewSize: 4 } }]],
  [{ rating_distribution: { '1': 0, '5': 3 } }, { ratingDistribution: { '1': 0, '5': 3 } }],
  [
    { status: 'in_progress', note: null },
    { status: 'in_progress', note: null },
  ],
  ['plain_text', 'plain_text'],
])('%j is read as %j', (sent, read) => {
  expect(camelCaseKeys(sent)).toEqual(read)
})
