import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ReadyState } from '#contract/crews/readiness.ts'
import { m } from '#texts'
import { problemText } from '#web/problems/problem-texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { CannotCome } from './CannotCome.tsx'
import styles from './ReadyButtons.module.css'
import { useAnswerReady } from './ready.queries.ts'

const answers = ['ready', 'late'] as const
type Answer = (typeof answers)[number]

const labels = { ready: m.ready_answer_ready, late: m.ready_answer_late }

interface Props {
  crewId: number
  state: ReadyState
  /** Which crew it is about. */
  title: ReactNode
}

/** The three answers to the ready check. Only the one that gives up the seat asks first. */
export function ReadyButtons({ crewId, state, title }: Props) {
  const { mutateAsync: answer } = useAnswerReady(crewId)
  const [sending, setSending] = useState<Answer>()
  const [problem, setProblem] = useState<string>()
  const send = async (chosen: Answer) => {
    if (sending || chosen === state) return
    setSending(chosen)
    setProblem(undefined)
    try {
      await answer(chosen)
    } catch (error) {
      setProblem(problemText(error, m.ready_failed()))
    } finally {
      setSending(undefined)
    }
  }
  const lookOf = (each: Answer) => {
    if (state === each) return 'ok'
    return state === 'silent' && each === 'ready' ? 'primary' : 'secondary'
  }
  return (
    <div className={styles.answers}>
      <fieldset aria-label={m.ready_answers()} className={styles.buttons}>
        {answers.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={lookOf(each)}
            aria-pressed={state === each}
            pending={sending === each}
            onClick={() => send(each)}
          >
            {state === each ? <Check size={14} aria-hidden /> : null}
            {labels[each]()}
          </Button>
        ))}
        <CannotCome crewId={crewId} title={title} />
      </fieldset>
      {problem ? (
        <Note tone="danger" alert>
          {problem}
        </Note>
      ) : null}
    </div>
  )
}
