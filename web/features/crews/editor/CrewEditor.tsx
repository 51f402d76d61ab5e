import { Lightbulb } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Resolver } from 'react-hook-form'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { Ship } from '#contract/fleet/fleet.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { currentSession } from '#web/api/session-store.ts'
import { RestoredNote } from '#web/forms/RestoredNote.tsx'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { OpenWarnings } from '#web/problems/OpenWarnings.tsx'
import { useWarningGate } from '#web/problems/use-warning-gate.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import styles from './CrewEditor.module.css'
import type { CrewFormValues } from './crew-form.ts'
import { EditorBasics } from './EditorBasics.tsx'
import { EditorPreview } from './EditorPreview.tsx'
import { EditorRoles, type RolesSlot } from './EditorRoles.tsx'
import { EditorSummary } from './EditorSummary.tsx'
import { EditorAtOnce } from './rest/EditorAtOnce.tsx'
import { EditorRest } from './rest/EditorRest.tsx'
import { isRestField } from './rest/rest-text.ts'
import { deleteForm, type FormId, isKept, isSaved, keepForm, loadForm, saveForm } from './saved-form.ts'
import { EditorShip, type ShipSlot } from './ship/EditorShip.tsx'
import { withShip } from './ship/ship-proposal.ts'
import { useShipProposal } from './ship/use-ship-proposal.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { type CrewFormPart, useCrewForm } from './use-crew-form.ts'
import { EditorWhen } from './when/EditorWhen.tsx'

interface Props<Output> {
  /** Where unfinished input is saved. */
  savedId: FormId
  leader: SessionUser
  /** The post to edit; undefined for a new one. */
  crew?: CrewDetails | undefined
  initial: CrewFormValues
  resolver: Resolver<CrewFormValues, unknown, Output>
  send: (post: Output, form: CrewFormValues) => Promise<unknown>
  onSent: () => void
  onSignedOut: () => void
  onCancel: () => void
  texts: { submit: string; pending: string; failed: string }
  roles: (slot: RolesSlot) => ReactNode
  /** The ship of the address, which a new post starts from. */
  ship?: Ship | undefined
  ownShips: (slot: ShipSlot) => ReactNode
  shipPicker: (slot: ShipSlot) => ReactNode
  rolesOfShip: (ship: Ship) => CrewRole[]
  /** The players to invite to a new post, above the button that sends it. */
  invitations?: ReactNode
}

const isSignedIn = () => currentSession().status === 'signed-in'

/** The form for a post. The role manager has a form of its own, so it stands between the two halves of this one. */
export function CrewEditor<Output>(props: Props<Output>) {
  const { savedId, leader, crew, resolver, send, onSent, onSignedOut, onCancel, texts, roles } = props
  // The values when the form opened: later data from the server must not change what is being edited.
  const [blank] = useState(props.initial)
  const [initial] = useState(() =>
    props.ship ? withShip(blank, props.ship, props.rolesOfShip(props.ship)) : blank,
  )
  const [restored, setRestored] = useState(() => loadForm(savedId, leader.id, initial))
  const formId = useId()
  const warnings = useWarningGate()
  const restId = useId()
  const top = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  const openRole = useRef<unknown>(undefined)
  // Roles that were replaced take the open form of one of them with them.
  const [replacedRoles, setReplacedRoles] = useState(0)

  const typed = () => ({ values: form.getValues(), initial, openRole: openRole.current })
  const submit = async (post: Output) => {
    try {
      await send(post, form.getValues())
    } catch (error) {
      if (await warnings.handleRefusal(error)) return
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      saveForm(savedId, leader.id, typed())
      isDone.current = true
      return onSignedOut()
    }
    isDone.current = true
    deleteForm(savedId, leader.id)
    onSent()
  }
  // What is folded away cannot get the focus.
  const openFold = (names: readonly string[]) => {
    const fold = document.getElementById(restId)
    if (fold instanceof HTMLDetailsElement && names.some(isRestField)) fold.open = true
  }
  const contract = useCrewForm({
    resolver,
    values: restored?.values ?? initial,
    send: submit,
    onInvalid: openFold,
  })
  const { form, field, errorOf, crewGrowth, problem, pending, onSubmit } = contract
  const part: CrewFormPart = {
    control: form.control,
    field,
    errorOf,
    crewGrowth,
    setField: (name, value) => {
      form.setValue<keyof CrewFormValues>(name, value)
      form.clearErrors(name)
    },
    clearError: (name) => form.clearErrors(name),
  }

  const proposal = useShipProposal({
    form,
    opening: initial === blank ? undefined : { before: blank, after: initial },
    rolesOfShip: props.rolesOfShip,
    taken: crew?.currentCrewSize ?? 1,
    hasOpenRole: () => openRole.current !== undefined,
    replaceSeats: (size, roles) => {
      crewGrowth.replace(size, roles)
      openRole.current = undefined
      setReplacedRoles(replacedRoles + 1)
    },
  })

  const hasChanges = () =>
    !isDone.current &&
    (openRole.current !== undefined || JSON.stringify(form.getValues()) !== JSON.stringify(initial))

  // The session can also end without a submit: by a ban, or by signing out in another tab.
  const saveIfSignedOut = useEffectEvent(() => {
    if (!isSignedIn() && hasChanges()) saveForm(savedId, leader.id, typed())
  })
  useEffect(() => () => saveIfSignedOut(), [])

  const keep = () => {
    if (hasChanges()) keepForm(savedId, leader.id, typed())
    else deleteForm(savedId, leader.id)
  }
  const keepValues = useEffectEvent(keep)
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keepValues() }), [form])

  useEffect(() => {
    if (problem !== undefined) top.current?.scrollIntoView({ block: 'center' })
  }, [problem])

  const discardRestored = () => {
    deleteForm(savedId, leader.id)
    setRestored(undefined)
    openRole.current = undefined
    // Before the reset, after which the form does not know its fields until it renders again.
    form.setFocus('title')
    form.reset(initial)
  }
  const checkAndSubmit = (event: FormEvent) => {
    // Changes to a post that exists can be saved all the same.
    const mustReadFirst = crew === undefined && warnings.isClosed
    if (openRole.current === undefined && !mustReadFirst) return onSubmit(event)
    event.preventDefault()
    if (mustReadFirst) return warnings.leadToWarning()
    form.setError('roles', { type: 'text', message: m.editor_role_unfinished() }, { shouldFocus: true })
  }
  return (
    <>
      <div className={styles.warnings}>
        <OpenWarnings place={warnings.place} />
      </div>
      <div ref={top} className={styles.top}>
        <FormProblem error={problem} fallback={texts.failed} />
        {restored ? (
          <RestoredNote hasChanges={crew !== undefined} onDiscard={discardRestored}>
            {restored.isDraft ? m.editor_draft_restored() : m.editor_input_restored()}
          </RestoredNote>
        ) : null}
      </div>
      <div className={styles.grid}>
        <div className={styles.column}>
          <form id={formId} className={styles.column} onSubmit={checkAndSubmit} noValidate>
            <Panel label={m.editor_basics()}>
              <div className={styles.fields}>
                <EditorShip
                  {...part}
                  proposal={proposal}
                  focusShip={() => form.setFocus('shipId')}
                  ownShips={props.ownShips}
                  picker={props.shipPicker}
                />
                <EditorBasics {...part} />
              </div>
            </Panel>
            <EditorWhen crewId={crew?.id} {...part} />
          </form>
          <EditorRoles
            // Discarding the restored input also closes its open role.
            key={`${restored ? 'restored' : 'initial'}-${replacedRoles}`}
            {...part}
            taken={crew?.currentCrewSize ?? 1}
            restoredRole={replacedRoles === 0 ? restored?.openRole : undefined}
            onOpenRoleChange={(role) => {
              openRole.current = role
              keep()
            }}
          >
            {roles}
          </EditorRoles>
          <form className={styles.column} onSubmit={checkAndSubmit} noValidate>
            <EditorAtOnce {...part} />
            <EditorRest id={restId} {...part} initialZone={initial.timezone} />
          </form>
        </div>
        <div className={styles.side}>
          <EditorPreview control={form.control} leader={leader} crew={crew} />
          {props.invitations}
          <div className={styles.bar}>
            <EditorSummary control={form.control} taken={crew?.currentCrewSize ?? 1} />
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
          </div>
          <Button variant="ghost" size="lg" onClick={onCancel}>
            {m.editor_cancel()}
          </Button>
          <p className={styles.tip}>
            <Lightbulb size={16} aria-hidden />
            {m.editor_tip_text()}
          </p>
        </div>
      </div>
      <UnsavedGuard
        hasChanges={() => isSignedIn() && hasChanges()}
        isKept={() => isKept(savedId, leader.id)}
        isSaved={() => isSaved(savedId, leader.id)}
        onDiscard={() => deleteForm(savedId, leader.id)}
      />
    </>
  )
}
