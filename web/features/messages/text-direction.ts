import type { MessageKind } from '#contract/messages/messages.ts'

/** A notice is a sentence of the site, whatever name it starts with. What a player wrote shows itself how it is read. */
export const textDirection = (kind: MessageKind): 'ltr' | 'auto' => (kind === 'system' ? 'ltr' : 'auto')
