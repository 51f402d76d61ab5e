/** Lists of ships as hangar exporters write them, in JSON or CSV, or one name a line. Everything else is ignored. */
import { importLimits } from '#contract/fleet/fields.ts'
import { type IssueMessage, issue } from '#contract/issues/issues.ts'
import { readCsv, unescapeFormula } from './fleet.csv.ts'

export interface ListedShip {
  readonly name: string
  readonly manufacturer: string
  /** Such as AEGS. */
  readonly manufacturerCode: string
  /** Such as AEGS_Gladius_Valiant. */
  readonly shipCode: string
  readonly customName: string
}
type Field = keyof ListedShip

/** Why a list cannot be read. */
export class ListProblem extends Error {
  readonly issue: IssueMessage
  constructor(issue: IssueMessage) {
    super(issue)
    this.issue = issue
  }
}

const unreadable = () => new ListProblem(issue('import_unreadable'))
const withoutNames = () => new ListProblem(issue('import_without_names'))

/** How programs name the fields, without case, spaces and punctuation. */
const fieldsByName = new Map<string, Field>([
  ['name', 'name'],
  ['ship', 'name'],
  ['model', 'name'],
  ['manufacturer', 'manufacturer'],
  ['manufacturername', 'manufacturer'],
  ['manufacturercode', 'manufacturerCode'],
  ['shipcode', 'shipCode'],
  ['shipname', 'customName'],
  ['customname', 'customName'],
])

/** Exports never have these names: they are sent to pollute prototypes. */
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

const fieldOf = (name: string): Field | undefined => {
  if (forbiddenNames.has(name.trim())) throw unreadable()
  return fieldsByName.get(name.toLowerCase().replace(/[^a-z]/g, ''))
}

/** Far longer than names are. Names that owners gave are cut later, so that they are refused and not shortened. */
const maxLength = 1_000

/** Returns no ship if it has no name: such rows are notes, sums or something else that is not in a fleet. */
const shipsOf = (values: Iterable<readonly [Field | undefined, unknown]>): ListedShip[] => {
  const ship = { name: '', manufacturer: '', manufacturerCode: '', shipCode: '', customName: '' }
  for (const [field, value] of values) {
    if (field && typeof value === 'string' && ship[field] === '')
      ship[field] = value.slice(0, maxLength).trim()
  }
  const { name, shipCode } = ship
  if (name === '' && shipCode === '') return []
  return [{ ...ship, name: (name || shipCode).slice(0, importLimits.name) }]
}

const requireFewLines = (lines: readonly unknown[]): void => {
  if (lines.length > importLimits.lines)
    throw new ListProblem(issue('import_too_many_lines', importLimits.lines))
}

/** A list of ships has a depth of two; some lists have more details about each ship. */
const maxDepth = 8
const [quote, backslash] = ['"', '\\']

/** Checks without parsing. */
const isTooDeep = (json: string): boolean => {
  let depth = 0
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (character === quote) isInString = !isInString
    else if (isInString) at += character === backslash ? 1 : 0
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > maxDepth) return true
  }
  return false
}

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    throw unreadable()
  }
}

const readJsonList = (json: string): ListedShip[] => {
  const list = isTooDeep(json) ? undefined : parseJson(json)
  if (!Array.isArray(list)) throw unreadable()
  requireFewLines(list)
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw unreadable()
    return shipsOf(Object.entries(entry).map(([name, value]) => [fieldOf(name), value] as const))
  })
}

/** One name on each line, as players write them down: with or without the dash of a list. */
const plainNames = (lines: readonly (readonly string[])[]): ListedShip[] => {
  requireFewLines(lines)
  return lines.flatMap(([line = '']) => shipsOf([['name', line.replace(/^\s*[-*•]\s+/, '')]]))
}

const readCsvList = async (csv: string): Promise<ListedShip[]> => {
  const read = await readCsv(csv, importLimits.lines + 1)
  if (read === 'line_too_long') throw new ListProblem(issue('import_line_too_long'))
  if (read === 'unreadable') throw unreadable()
  const [header = [], ...rows] = read
  if (header.length === 0) throw unreadable()
  const columns = header.map(fieldOf)
  if (columns.every((field) => field === undefined) && [header, ...rows].every(({ length }) => length === 1))
    return plainNames([header, ...rows])
  if (!columns.includes('name') && !columns.includes('shipCode')) throw withoutNames()
  requireFewLines(rows)
  return rows.flatMap((row) =>
    shipsOf(columns.map((field, i) => [field, unescapeFormula(row[i] ?? '')] as const)),
  )
}

/** The ships of a list, in its order. Throws a ListProblem. */
export const readShipList = async (text: string): Promise<ListedShip[]> => {
  const list = text.replace(/^\ufeff/, '').trim()
  const ships = /^[[{]/.test(list) ? readJsonList(list) : await readCsvList(list)
  if (ships.length === 0) throw withoutNames()
  return ships
}
