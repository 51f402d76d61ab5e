import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ReadyButtons } from './ReadyButtons.tsx'
import styles from './ReadyQuestion.module.css'

type Crew = Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'scheduledTime' | 'viewer'>

/** For a member who was asked: the question, or what they have answered. */
export function ReadyQuestion({ crew }: { crew: Crew }) {
  const { ready, can } = crew.viewer ?? {}
  if (!ready) return null
  return (
    <div className={styles.question}>
      {/* A screen reader announces the question, and that the answer has arrived. */}
      <div role="status">
        {ready === 'silent' ? (
          <p className={styles.text}>
            {crew.scheduledTime ? m.ready_question() : m.ready_question_no_start()}
          </p>
        ) : (
          <p className={styles.text}>
            {ready === 'ready' ? m.ready_answered_ready() : m.ready_answered_late()}
            <span className={styles.soft}>{can?.answerReady ? m.ready_changeable() : m.ready_visible()}</span>
          </p>
        )}
      </div>
      {can?.answerReady ? (
        <ReadyButtons
          crewId={crew.id}
          state={ready}
          title={<span lang={crew.primaryLanguage}>{crew.title}</span>}
        />
      ) : null}
    </div>
  )
}
