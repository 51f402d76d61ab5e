import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, unescapeFormula, writeCsv } from './fleet.csv.ts'
import { ListProblem, readShipList } from './fleet.hangar.ts'

const read = async (text: string) =>
  (await readShipList(text)).map(({ name, customName }) => [name, customName])
const problemOf = async (text: string) => {
  try {
    return (await readShipList(text)).length
  } catch (error) {
    return error instanceof ListProblem ? error.issue : error
  }
}

test.each([
  ['JSON', '[{"name":"Gladius","shipName":"Knife"},{"name":"MOLE"}]'],
  [
    'JSON with other fields',
    '[{"name":"Gladius","ship_name":"Knife","lti":true,"pledge":{"id":[1]}},{"name":"MOLE"}]',
  ],
  ['JSON with a byte order mark', '\ufeff\n[{"name":"Gladius","shipName":" Knife "},{"name":"MOLE"}]'],
  ['CSV', 'name,shipName\nGladius,Knife\nMOLE,'],
  ['CSV in other columns', 'lti;Ship Name;Name\r\n1;"Knife";"Gladius"\r\n\r\n0;;MOLE\r\n'],
  ['CSV with tabs', 'Name\tCustom name\nGladius\tKnife\nMOLE\n'],
  [
    'JSON with rows that have no name',
    '[{"lti":true},{"name":"Gladius","shipName":"Knife"},{},{"name":"MOLE"}]',
  ],
  ['CSV with rows that have no name', 'name,shipName,lti\nGladius,Knife,1\n,,0\nMOLE,,0\n,Total,2'],
  ['CSV with 3,000 blank lines', `name,shipName\nGladius,Knife\n${',\n\n'.repeat(1_500)}MOLE,`],
  ['CSV with spaces', 'Manufacturer, Ship, Ship name\n"Aegis", "Gladius", "Knife"\n"Argo", "MOLE", ""\n'],
])('a list in %s is read', async (_, text) => {
  expect(await read(text)).toEqual([
    ['Gladius', 'Knife'],
    ['MOLE', ''],
  ])
})

test.each([
  ['Cutlass Black\nMOLE', ['Cutlass Black', 'MOLE']],
  ['Gladius', ['Gladius']],
  ['- Cutlass Black\r\n\r\n* MOLE\n• 100i \n', ['Cutlass Black', 'MOLE', '100i']],
])('one name a line is read: %j', async (text, names) => {
  expect(await read(text)).toEqual(names.map((name) => [name, '']))
})

test('a ship without a name is read by its code', async () => {
  expect(await read('[{"ship_code":"AEGS_Gladius"}]')).toEqual([['AEGS_Gladius', '']])
})

test.each([
  ['{"name":"Gladius"}', 'import_unreadable'],
  ['[{"name":"Gladius"}', 'import_unreadable'],
  ['["Gladius"]', 'import_unreadable'],
  ['[[{"name":"Gladius"}]]', 'import_unreadable'],
  ['[null]', 'import_unreadable'],
  ['[]', 'import_without_names'],
  ['[{"ship":7}]', 'import_without_names'],
  ['[{"lti":true},{}]', 'import_without_names'],
  ['name,lti\n,1\n,0', 'import_without_names'],
  ['name', 'import_without_names'],
  ['name\n"Gladius', 'import_unreadable'],
  ['name\n"Gladius"x', 'import_unreadable'],
  ['[{"name":"Gladius","__proto__":{"isAdmin":true}}]', 'import_unreadable'],
  ['[{"name":"Gladius","constructor":{"prototype":{"isAdmin":true}}}]', 'import_unreadable'],
  ['name,__proto__\nGladius,1', 'import_unreadable'],
  [`[${'{"name":"Gladius"},'.repeat(2_000)}{"name":"MOLE"}]`, 'import_too_many_lines:2000'],
  [`name\n${'Gladius\n'.repeat(2_001)}`, 'import_too_many_lines:2000'],
  [`name${','.repeat(100)}\nGladius`, 'import_line_too_long'],
  [`name\nGladius${','.repeat(100)}`, 'import_line_too_long'],
  [`name\n${'"\n",,'.repeat(51)}`, 'import_line_too_long'],
  [`name,x\nGladius,"${'x'.repeat(10 * 1024)}"`, 'import_line_too_long'],
])('the list %# is refused', async (text, problem) => {
  expect(await problemOf(text)).toBe(problem)
})

test.each([
  ['100,000 nested lists', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['a million brackets', '['.repeat(1_000_000)],
  ['nested objects', '{"a":'.repeat(100_000)],
  ['a string that never ends', `["${'\\"'.repeat(500_000)}`],
  ['quotes alone', `name\n${'"'.repeat(999_999)}`],
  ['100,000 columns and 2,000 lines', `name${',name'.repeat(100_000)}\n${'a\n'.repeat(2_000)}`],
  ['lines of separators', ',\n'.repeat(500_000)],
])('%s are refused at once', async (_, text) => {
  const start = performance.now()
  expect(await problemOf(text)).toMatch(/^import_/)
  // Far more than it takes, and far less than with a time that grows with the square of the length.
  expect(performance.now() - start).toBeLessThan(2_000)
})

test('a line may have a hundred columns and 10 KB', async () => {
  const own = { columns: ','.repeat(99), rest: 'x'.repeat(10 * 1024 - 8 - 99) }
  expect(await problemOf(`name${own.columns}\nGladius,${own.rest}${own.columns.slice(1)}`)).toBe(1)
})

test('2,000 ships are not too many', async () => {
  expect(await problemOf(`name\n${'Gladius\n'.repeat(2_000)}`)).toBe(2_000)
})

const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('=1+1', "'=x", "''-x", '+1', '-1', '@x', '"', ',', ';', 'a"b', 'a,b;c', "'"),
)

test('what is written as CSV is read again, and no cell begins like a formula', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        names.map((name) => name.trim()),
        { minLength: 1 },
      ),
      async (values) => {
        const text = writeCsv([['name', 'shipName'], ...values.map((value) => ['Gladius', value])])
        const read = await readCsv(text, 1_000)
        const [, ...rows] = typeof read === 'string' ? [] : read
        expect(rows.map(([, value = '']) => unescapeFormula(value))).toEqual(values)
        for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      },
    ),
  )
})
