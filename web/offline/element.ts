interface Attributes {
  readonly className?: string
  readonly id?: string
  readonly lang?: string
  readonly dir?: 'auto'
  readonly type?: 'button'
}

/** Texts become text nodes, so that nothing a player has written is read as HTML. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const created = Object.assign(document.createElement(name), attributes)
  created.append(...children)
  return created
}
