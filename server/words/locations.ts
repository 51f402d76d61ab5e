/** The places of the game come from a file, so that an operator can keep up with the game. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { crewLimits } from '#contract/crews/fields.ts'
import { type Location, location } from '#contract/crews/locations.ts'
import builtIn from '#contract/data/locations.json' with { type: 'json' }
import { fold, wordsIn } from './folded-words.ts'

export interface Locations {
  readonly list: readonly Location[]
  /** Each once, in the order of the list. */
  readonly systems: readonly string[]
  /** The places that a text names, each by its longest name: "Pyro Gateway (Stanton)" is not in Pyro. */
  readonly findIn: (text: string) => Location[]
}

/** The words of a name or a text, so that one can be found in the other. */
const spaced = (text: string): string => ` ${wordsIn(fold(text)).join(' ')} `

/** No word is like it. */
const found = ' | '

const createLocations = (list: readonly Location[]): Locations => {
  const known = list
    .map((each) => ({ location: each, name: spaced(each.name) }))
    .sort((one, other) => other.name.length - one.name.length)
  return {
    list,
    systems: [...new Set(list.map(({ system }) => system))],
    findIn: (text) => {
      if (text === '') return []
      let rest = spaced(text)
      return known.flatMap(({ location, name }) => {
        if (!rest.includes(name)) return []
        rest = rest.replaceAll(name, found)
        return [location]
      })
    },
  }
}

const label = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max),
    z.refine((text: string) => wordsIn(fold(text)).length > 0),
  )

const maxLocations = 2_000
const nameLength = 80
const listedLocations = z
  .array(
    z.extend(location, {
      name: label(nameLength),
      body: label(nameLength),
      system: label(crewLimits.systemLength),
    }),
  )
  .check(z.minLength(1), z.maxLength(maxLocations))

/** What is wrong with the first place that the rules refuse. People count from 1. */
const describeIssue = ([index, field]: readonly PropertyKey[]): string => {
  if (index === undefined) return `it has to be a list of 1 to ${maxLocations} places`
  const place = `place ${Number(index) + 1}`
  return field === undefined
    ? `${place} has to be an object`
    : `${place} has no "${String(field)}" or one that is not allowed`
}

const parseLocations = (content: unknown): Locations => {
  const { data, error } = listedLocations.safeParse(content)
  if (!data) throw new Error(describeIssue(error.issues[0]?.path ?? []))
  const names = new Set<string>()
  const duplicate = data.find(({ name }) => names.size === names.add(spaced(name)).size)
  if (duplicate) throw new Error(`two places are called "${duplicate.name}"`)
  return createLocations(data)
}

export const builtInLocations = parseLocations(builtIn)

/** The operator's list, or ours. */
export const loadLocations = (file: string | undefined): Locations => {
  if (file === undefined) return builtInLocations
  try {
    return parseLocations(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // On one line: the parser quotes the file.
    throw new Error(`LOCATIONS_FILE=${file} cannot be used: ${reason.replaceAll(/\s+/g, ' ')}`)
  }
}
