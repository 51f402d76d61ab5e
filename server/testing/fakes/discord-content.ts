/** What players see in Discord. */

/** A message or an answer, as far as tests look at it. */
export interface ShownContent {
  readonly content: string
  readonly embeds: readonly {
    readonly title: string
    readonly url?: string
    readonly description: string
    readonly fields: readonly { readonly name: string; readonly value: string }[]
  }[]
  readonly components: readonly {
    readonly components: readonly {
      readonly label?: string
      readonly custom_id?: string
      readonly url?: string
      readonly options?: readonly { readonly label: string; readonly value: string }[]
    }[]
  }[]
  readonly allowed_mentions: unknown
}
