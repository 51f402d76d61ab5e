import { m } from '#texts'
import styles from './MentionList.module.css'
import type { useMentionCompletion } from './use-mention-completion.ts'

/** Who can be mentioned, above the field. The focus stays in the field. */
export function MentionList({ completion }: { completion: ReturnType<typeof useMentionCompletion> }) {
  const { found, active, listId, optionId, take } = completion
  if (found.length === 0) return null
  return (
    <div id={listId} className={styles.list} role="listbox" aria-label={m.chat_mention()} tabIndex={-1}>
      {found.map((person) => (
        <div
          key={person.id}
          id={optionId(person)}
          className={styles.option}
          role="option"
          aria-selected={person === active}
          tabIndex={-1}
          // Not on click: the field would lose the focus before, and the list would close.
          onPointerDown={(event) => {
            event.preventDefault()
            take(person)
          }}
        >
          <span dir="auto">{person.displayName}</span>{' '}
          <span className={styles.handle}>@{person.username}</span>
        </div>
      ))}
    </div>
  )
}
