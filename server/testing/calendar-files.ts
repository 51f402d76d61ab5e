/** Reads iCalendar as a strict program would. */

export interface Component {
  readonly name: string
  readonly parts: Component[]
  readonly [property: string]: string | Component[]
}

/** The content lines of a file. Throws for one that does not end with CRLF. */
export const unfold = (file: string): string[] => {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no end')
  return file.replaceAll('\r\n ', '').slice(0, -2).split('\r\n')
}

const unescaped = (text: string): string =>
  text.replace(/\\(.)/gu, (_, character: string) => (character.toLowerCase() === 'n' ? '\n' : character))

/** Throws for a line without a name, a property that occurs twice, and a component that is not closed. */
export const parseCalendar = (file: string): Component[] => {
  const root: Component = { name: '', parts: [] }
  const open = [root]
  for (const line of unfold(file)) {
    const [, property = '', value = ''] = /^([A-Z-]+)(?:;[A-Z]+=[A-Z]+)?:(.*)$/su.exec(line) ?? []
    const current = open.at(-1)
    if (!property || !current) throw new Error(`Not a line: ${line}`)
    if (property === 'BEGIN') {
      const part: Component = { name: value, parts: [] }
      current.parts.push(part)
      open.push(part)
    } else if (property === 'END') {
      if (open.pop()?.name !== value) throw new Error(`${value} ends before what is in it`)
    } else {
      if (property in current) throw new Error(`${property} occurs twice`)
      Object.assign(current, { [property]: unescaped(value) })
    }
  }
  if (open.length > 1) throw new Error('A component has no end')
  return root.parts
}
