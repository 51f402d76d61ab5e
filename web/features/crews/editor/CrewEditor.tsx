import { Lightbulb } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Resolver } from 'react-hook-form'
import type { CrewDetails } from '#contract/crews.ts'
import type { SessionUser } from '#contract/users.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { DraftNote } from '#web/forms/DraftNote.tsx'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { currentSession } from '#web/session/session-store.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import styles from './CrewEditor.module.css'
import type { CrewFormValues } from './crew-form.ts'
import { EditorBasics } from './EditorBasics.tsx'
import { EditorPreview } from './EditorPreview.tsx'
import { EditorRequirements } from './EditorRequirements.tsx'
import { EditorReward } from './EditorReward.tsx'
import { EditorRoles, type RolesSlot } from './EditorRoles.tsx'
import { EditorSchedule } from './EditorSchedule.tsx'
import { type DraftName, findDraft, forgetDraft, keepDraft } from './editor-draft.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { type CrewFormPart, useCrewForm } from './use-crew-form.ts'

interface Props<Output> {
  leader: SessionUser
  /** The post that is edited; none while a new one is written. */
  crew?: CrewDetails | undefined
  initial: CrewFormValues
  resolver: Resolver<CrewFormValues, unknown, Output>
  send: (post: Output) => Promise<unknown>
  onSent: () => void
  onSignedOut: () => void
  onCancel: () => void
  texts: { submit: string; pending: string; failed: string }
  roles: (slot: RolesSlot) => ReactNode
}

/** The form for a post in two columns. The role manager is outside the form element: it has a form of its own. */
export function CrewEditor<Output>(props: Props<Output>) {
  const { leader, crew, resolver, send, onSent, onSignedOut, onCancel, texts, roles } = props
  const draftName: DraftName = crew?.id ?? 'new'
  // As they were when the form opened: what the server says later must not move the ground under the typing.
  const [initial] = useState(props.initial)
  const [draft, setDraft] = useState(() => findDraft(draftName, leader.id, initial))
  const formId = useId()
  const top = useRef<HTMLDivElement>(null)
  const settled = useRef(false)
  const writtenRole = useRef<unknown>(undefined)

  const keepTyped = () =>
    keepDraft(draftName, leader.id, { values: form.getValues(), writtenRole: writtenRole.current })
  const submit = async (post: Output) => {
    try {
      await send(post)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      keepTyped()
      settled.current = true
      return onSignedOut()
    }
    settled.current = true
    forgetDraft(draftName)
    onSent()
  }
  const contract = useCrewForm({ resolver, values: draft?.values ?? initial, send: submit })
  const { form, field, errorOf, problem, pending, onSubmit } = contract
  const part: CrewFormPart = {
    control: form.control,
    field,
    errorOf,
    clearError: (name) => form.clearErrors(name),
  }

  const hasChanges = () =>
    !settled.current &&
    (writtenRole.current !== undefined || JSON.stringify(form.getValues()) !== JSON.stringify(initial))

  // Also when the sign-in ends without a submit, as by a ban or in another tab.
  const keepIfSignedOut = useEffectEvent(() => {
    if (currentSession().status === 'signed-out' && hasChanges()) keepTyped()
  })
  useEffect(() => () => keepIfSignedOut(), [])

  useEffect(() => {
    if (problem !== undefined) top.current?.scrollIntoView({ block: 'center' })
  }, [problem])

  const discardDraft = () => {
    forgetDraft(draftName)
    setDraft(undefined)
    writtenRole.current = undefined
    form.reset(initial)
  }
  const checkAndSubmit = (event: FormEvent) => {
    if (writtenRole.current === undefined) return onSubmit(event)
    event.preventDefault()
    form.setError('roles', { type: 'said', message: m.editor_role_unfinished() }, { shouldFocus: true })
  }
  return (
    <>
      <div ref={top} className={styles.top}>
        <FormProblem error={problem} fallback={texts.failed} />
        {draft ? <DraftNote onDiscard={discardDraft}>{m.editor_draft_restored()}</DraftNote> : null}
      </div>
      <div className={styles.grid}>
        <form id={formId} className={styles.column} onSubmit={checkAndSubmit} noValidate>
          <EditorBasics {...part} />
          <EditorSchedule {...part} initialZone={initial.timezone} />
          <EditorRequirements {...part} />
          <EditorReward {...part} />
        </form>
        <div className={styles.column}>
          <EditorRoles
            // Without the draft its open role is closed, too.
            key={draft ? 'draft' : 'initial'}
            {...part}
            written={draft?.writtenRole}
            onWriting={(role) => {
              writtenRole.current = role
            }}
          >
            {roles}
          </EditorRoles>
          <EditorPreview control={form.control} leader={leader} crew={crew} />
          <Note icon={<Lightbulb />}>
            <strong className={styles.tip}>{m.editor_tip_lead()}</strong> {m.editor_tip_text()}
          </Note>
          <div className={styles.actions}>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              size="lg"
              className={styles.submit}
              pending={pending}
              pendingLabel={texts.pending}
            >
              {texts.submit}
            </Button>
            <Button variant="ghost" size="lg" onClick={onCancel}>
              {m.editor_cancel()}
            </Button>
          </div>
        </div>
      </div>
      <UnsavedGuard hasChanges={hasChanges} onDiscard={() => forgetDraft(draftName)} />
    </>
  )
}
