import { useState } from 'react'
import * as z from 'zod/mini'
import { profileChanges } from '#contract/profiles/changes.ts'
import type { OwnProfile } from '#contract/profiles/profiles.ts'
import { m } from '#texts'
import { Loaded } from '#web/features/profiles/Loaded.tsx'
import { useOwnProfile, useUpdateProfile } from '#web/features/profiles/profiles.queries.ts'
import { readForm } from '#web/forms/form-values.ts'
import { LanguagesField } from '#web/forms/LanguagesField.tsx'
import { RestoredNote } from '#web/forms/RestoredNote.tsx'
import { deleteInput, loadInput, saveInput } from '#web/forms/saved-input.ts'
import { TimezoneSelect } from '#web/forms/TimezoneSelect.tsx'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './ProfileSettings.module.css'
import { RegionsField } from './RegionsField.tsx'

const profileForm = z.omit(z.required(profileChanges), { playtimes: true })
const bioLength = 1000
const savedKey = 'profile-form'

const valuesOf = ({
  citizenId,
  organisation,
  displayName,
  bio,
  timezone,
  preferredLanguages,
  regions,
}: OwnProfile) => ({
  displayName,
  citizenId: citizenId ?? '',
  organisation: organisation ?? '',
  bio,
  timezone,
  preferredLanguages,
  regions,
})

/** What is typed is stored in this tab until it is saved: another tab of the profile or the end of the session keeps it. */
function ProfileForm({ profile }: { profile: OwnProfile }) {
  const toast = useToast()
  const { mutateAsync: save } = useUpdateProfile()
  const stored = valuesOf(profile)
  const [restored, setRestored] = useState(() => loadInput(savedKey, profile.id, stored))
  const [isRestored, setIsRestored] = useState(restored !== undefined)
  const { text, choice, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: profileForm,
    defaultValues: restored ?? stored,
    send: async (changes) => {
      await save(changes)
      deleteInput(savedKey)
      setIsRestored(false)
      toast.show({ title: m.profiles_saved() })
    },
  })
  const keep = (form: HTMLFormElement) => {
    const typed = readForm(form, stored)
    if (JSON.stringify(typed) === JSON.stringify(stored)) deleteInput(savedKey)
    else saveInput(savedKey, profile.id, typed)
  }
  const discard = () => {
    deleteInput(savedKey)
    setRestored(undefined)
    setIsRestored(false)
  }
  return (
    <form
      // New fields when the restored input is discarded.
      key={restored ? 'restored' : 'stored'}
      className={styles.form}
      onInput={({ currentTarget }) => keep(currentTarget)}
      onSubmit={onSubmit}
      noValidate
    >
      <FormProblem error={problem} fallback={m.profiles_save_failed()} />
      {isRestored ? (
        <RestoredNote hasChanges onDiscard={discard}>
          {m.ui_input_unsaved()}
        </RestoredNote>
      ) : null}
      <div className={styles.pair}>
        <Field label={m.profiles_display_name()} error={errorOf('displayName')}>
          <TextInput {...text('displayName')} autoComplete="nickname" />
        </Field>
        <Field
          label={m.profiles_citizen_id()}
          optional
          hint={profile.isHandleVerified ? m.handles_change_hint() : m.profiles_citizen_id_hint()}
          error={errorOf('citizenId')}
        >
          <TextInput {...text('citizenId')} autoComplete="off" spellCheck={false} />
        </Field>
      </div>
      <Field
        label={m.profiles_organisation()}
        optional
        hint={m.profiles_organisation_hint()}
        error={errorOf('organisation')}
      >
        <TextInput {...text('organisation')} autoComplete="organization" />
      </Field>
      <Field label={m.profiles_bio()} optional error={errorOf('bio')}>
        <TextArea {...text('bio')} rows={5} max={bioLength} placeholder={m.profiles_bio_example()} />
      </Field>
      <Field label={m.profiles_timezone()} hint={m.profiles_timezone_hint()} error={errorOf('timezone')}>
        <TimezoneSelect {...text('timezone')} own={profile.timezone} />
      </Field>
      <LanguagesField choice={choice('preferredLanguages')} error={errorOf('preferredLanguages')} />
      <RegionsField choice={choice('regions')} />
      <div>
        <Button type="submit" variant="primary" pending={pending} pendingLabel={m.profiles_saving()}>
          {m.profiles_save()}
        </Button>
      </div>
    </form>
  )
}

/** For the player alone. */
export function ProfileSettings() {
  return (
    <div className={styles.place}>
      <Loaded query={useOwnProfile()} height="var(--form)">
        {(profile) => <ProfileForm key={profile.id} profile={profile} />}
      </Loaded>
    </div>
  )
}
