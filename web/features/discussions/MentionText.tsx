import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mention } from '#contract/discussions/mentions.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import type { Mentionable } from './chat-mentions.ts'

interface Props {
  text: string
  people: readonly Mentionable[]
}

/** Plain text in which the names of those aboard lead to their profiles. */
export function MentionText({ text, people }: Props) {
  const parts: ReactNode[] = []
  let done = 0
  for (const found of text.matchAll(mention)) {
    const name = found[1]?.toLowerCase()
    const person = people.find(({ username }) => username.toLowerCase() === name)
    if (!person) continue
    parts.push(
      text.slice(done, found.index),
      <TextLink key={found.index} asChild>
        <Link to={paths.profile} params={{ userId: String(person.id) }}>
          {found[0]}
        </Link>
      </TextLink>,
    )
    done = found.index + found[0].length
  }
  return [...parts, text.slice(done)]
}
