/** Answers to what players do in Discord, written from plain data in Discord's format. */
import type {
  APIButtonComponent,
  APIInteractionResponse,
  APIInteractionResponseCallbackData,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackComponent,
} from 'discord-api-types/v10'
import type { Embed } from './crew-message.ts'

/** Discord's own limits. */
const longest = { content: 2_000, label: 80, choice: 100, title: 45, placeholder: 150 } as const
/** Of what a button leads to. */
export const longestUrl = 512
const most = { embeds: 10, choices: 25, buttonsInRow: 5 } as const
export const mostRows = 5

const buttonStyles = { primary: 1, secondary: 2, success: 3, danger: 4 } as const

export type Button =
  | { readonly label: string; readonly customId: string; readonly style?: keyof typeof buttonStyles }
  | { readonly label: string; readonly url: string }

interface Choice {
  readonly label: string
  readonly value: string
}

export interface Menu {
  readonly customId: string
  readonly placeholder: string
  readonly choices: readonly Choice[]
}

/** A text to type, or one of the choices. */
interface FormField {
  readonly id: string
  readonly label: string
  readonly maxLength?: number
  readonly choices?: readonly Choice[]
}

export interface Content {
  readonly text?: string
  readonly embeds?: readonly Embed[]
  readonly buttons?: readonly Button[]
  /** Of buttons that belong together, at most five of five. */
  readonly rows?: readonly (readonly Button[])[]
  readonly menu?: Menu
}

export type Reply =
  /** Only the player who asked sees it. */
  | ({ readonly kind: 'message' } & Content)
  /** Takes the place of the message whose button was pressed. */
  | ({ readonly kind: 'edit' } & Content)
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  | {
      readonly kind: 'form'
      readonly customId: string
      readonly title: string
      readonly fields: readonly FormField[]
    }

/** Between two characters, since Discord takes no half of one. */
const shorten = (text: string, limit: number): string =>
  text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

const buttonOf = (button: Button): APIButtonComponent => {
  const label = shorten(button.label, longest.label)
  return 'url' in button
    ? { type: 2, style: 5, label, url: button.url }
    : { type: 2, style: buttonStyles[button.style ?? 'secondary'], label, custom_id: button.customId }
}

const inRows = <T>(items: readonly T[], size: number): T[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...inRows(items.slice(size), size)]

const menuChoices = (choices: readonly Choice[]) =>
  choices.slice(0, most.choices).map(({ label, value }) => ({ label: shorten(label, longest.choice), value }))

const componentsOf = ({ buttons = [], rows = [], menu }: Content): APIMessageTopLevelComponent[] => [
  ...(menu
    ? [
        {
          type: 1 as const,
          components: [
            {
              type: 3 as const,
              custom_id: menu.customId,
              placeholder: shorten(menu.placeholder, longest.placeholder),
              options: menuChoices(menu.choices),
            },
          ],
        },
      ]
    : []),
  ...[...rows, ...inRows(buttons, most.buttonsInRow)].map((row) => ({
    type: 1 as const,
    components: row.map(buttonOf),
  })),
]

/** Nobody is notified, whatever the texts contain. */
export const messageOf = (content: Content): APIInteractionResponseCallbackData => ({
  content: shorten(content.text ?? '', longest.content),
  embeds: (content.embeds ?? [])
    .slice(0, most.embeds)
    .map((embed) => ({ ...embed, fields: [...embed.fields] })),
  components: componentsOf(content),
  allowed_mentions: { parse: [] },
})

const fieldOf = ({
  id,
  label,
  maxLength,
  choices,
}: FormField): APIModalInteractionResponseCallbackComponent => ({
  type: 18,
  label: shorten(label, longest.title),
  component: choices
    ? { type: 3, custom_id: id, options: menuChoices(choices), required: true }
    : {
        type: 4,
        custom_id: id,
        style: 2,
        required: true,
        ...(maxLength !== undefined && { max_length: maxLength }),
      },
})

/** Seen by the asker alone. */
const ephemeral = 64

export const pong: APIInteractionResponse = { type: 1 }

export const privateMessageOf = (content: Content): APIInteractionResponseCallbackData => ({
  ...messageOf(content),
  flags: ephemeral,
})

/** The answer follows. */
export const deferred: APIInteractionResponse = { type: 5, data: { flags: ephemeral } }

/** What was pressed stays until the answer follows. */
export const deferredEdit: APIInteractionResponse = { type: 6 }

export const responseOf = (reply: Reply): APIInteractionResponse => {
  switch (reply.kind) {
    case 'message':
      return { type: 4, data: privateMessageOf(reply) }
    case 'edit':
      return { type: 7, data: messageOf(reply) }
    case 'choices':
      return {
        type: 8,
        data: {
          choices: reply.choices
            .slice(0, most.choices)
            .map(({ label, value }) => ({ name: shorten(label, longest.choice), value })),
        },
      }
    case 'form':
      return {
        type: 9,
        data: {
          custom_id: reply.customId,
          title: shorten(reply.title, longest.title),
          components: reply.fields.map(fieldOf),
        },
      }
  }
}
