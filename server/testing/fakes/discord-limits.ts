/** What Discord refuses of messages, and of answers to what players do. Each check returns why, or nothing. */
import * as z from 'zod/mini'

/** As Discord counts them over all embeds of a message. */
const mostEmbedded = 6_000

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))
const optional = (longest: number) => z.optional(z.string().check(z.maxLength(longest)))
const list = <T extends z.ZodMiniType>(item: T, most: number, least = 0) =>
  z.array(item).check(z.minLength(least), z.maxLength(most))

const option = z.object({ label: text(100), value: text(100), description: optional(100) })
const customId = text(100)

const button = z.union([
  z.object({ type: z.literal(2), style: z.literal([1, 2, 3, 4]), label: text(80), custom_id: customId }),
  z.object({ type: z.literal(2), style: z.literal(5), label: text(80), url: text(512) }),
])
const select = z.object({
  type: z.literal(3),
  custom_id: customId,
  placeholder: optional(150),
  options: list(option, 25, 1),
})
const row = z.object({
  type: z.literal(1),
  components: z.union([list(button, 5, 1), list(select, 1, 1)]),
})

const embed = z.object({
  title: optional(256),
  description: optional(4_096),
  fields: z.optional(list(z.object({ name: text(256), value: text(1_024) }), 25)),
})

const message = z.object({
  content: optional(2_000),
  embeds: z.optional(list(embed, 10)),
  components: z.optional(list(row, 5)),
  nonce: optional(25),
})

const choices = z.object({ choices: list(z.object({ name: text(100), value: text(100) }), 25) })

const input = z.object({
  type: z.literal(4),
  custom_id: customId,
  label: optional(45),
  max_length: z.optional(z.int().check(z.gte(1), z.lte(4_000))),
})
const modal = z.object({
  custom_id: customId,
  title: text(45),
  components: list(
    z.object({ type: z.literal(18), label: text(45), component: z.union([input, select]) }),
    5,
    1,
  ),
})

type Message = z.output<typeof message>

const everyText = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyText) : []
}

const everyId = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(everyId)
  return 'custom_id' in value ? [value.custom_id, ...inside] : inside
}

const whyShapeRefused = (schema: z.ZodMiniType, body: unknown): string | undefined => {
  const { error } = schema.safeParse(body)
  if (error) return z.prettifyError(error)
  if (everyText(body).some((each) => /\p{Surrogate}/u.test(each))) return 'half a character'
  const ids = everyId(body)
  return new Set(ids).size < ids.length ? 'the same custom_id twice' : undefined
}

const countEmbedded = ({ embeds = [] }: Message): number =>
  everyText(
    embeds.map(({ title, description, fields }) => [
      title,
      description,
      fields?.map(({ name, value }) => [name, value]),
    ]),
  ).join('').length

export const whyMessageRefused = (body: unknown): string | undefined => {
  const why = whyShapeRefused(message, body)
  if (why !== undefined) return why
  const read = message.parse(body)
  if (!read.content && !read.embeds?.length && !read.components?.length) return 'an empty message'
  return countEmbedded(read) > mostEmbedded ? 'more than 6,000 characters in embeds' : undefined
}

/** By the type of an interaction: the types of answers to it. */
const answerTypes: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [4, 5, 9],
  3: [4, 5, 6, 7, 9],
  4: [8],
  5: [4, 5, 6, 7],
}

export const whyAnswerRefused = (
  interactionType: number,
  { type, data }: { readonly type: number; readonly data?: unknown },
): string | undefined => {
  if (!answerTypes[interactionType]?.includes(type))
    return `type ${type} as answer to type ${interactionType}`
  if (type === 4 || type === 7) return whyMessageRefused(data)
  if (type === 8) return whyShapeRefused(choices, data)
  return type === 9 ? whyShapeRefused(modal, data) : undefined
}
