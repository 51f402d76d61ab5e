import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { setDelayedAct } from './delayed-acts.ts'
import { useDelayedActs } from './use-delayed-acts.ts'

interface Act {
  /** What is about to happen, while it can be taken back. */
  readonly delayText: string
  /** Once the server has done it. */
  readonly doneText: string
  /** For a failure without a reason from the server. */
  readonly failedText: string
  /** Wraps the reason of a failure, if there is a better one than `failedText`. */
  readonly withReason?: ((reason: string) => string) | undefined
  readonly act: () => Promise<unknown>
}

/** What was to be removed is gone already: another player was faster, or the player did it in another tab. */
const isMoot = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'not_member')

/**
 * Ten seconds in which something can be taken back: it is sent when the toast that says so disappears, or when the page is
 * left. The key names it on the whole page, so that it stays delayed while what shows it comes and goes.
 */
export const useUndo = (key: string) => {
  const toast = useToast()
  const current = useDelayedActs().get(key)
  const delay = ({ delayText, doneText, failedText, withReason = (reason) => reason, act }: Act) => {
    let isUndone = false
    let sending: Promise<void> | undefined
    const send = async () => {
      if (isUndone) return setDelayedAct(key, undefined)
      setDelayedAct(key, { undo, finish, isSent: true })
      try {
        await act()
        toast.show({ title: doneText })
      } catch (error) {
        const text = problemText(error, failedText)
        if (!isMoot(error)) toast.show(problemToast(error, text === failedText ? text : withReason(text)))
      }
      setDelayedAct(key, undefined)
    }
    const takeBack = () => {
      isUndone = true
    }
    const dismiss = toast.show({
      title: delayText,
      tone: 'info',
      action: { label: m.ui_undo(), onClick: takeBack },
      onClose: () => {
        sending = send()
      },
    })
    const finish = async () => {
      dismiss()
      await sending
    }
    const undo = () => {
      takeBack()
      dismiss()
    }
    setDelayedAct(key, { undo, finish, isSent: false })
  }
  return {
    delay,
    isSent: current?.isSent ?? false,
    /** Undefined while there is nothing to take back. */
    undo: current?.isSent ? undefined : current?.undo,
  }
}
