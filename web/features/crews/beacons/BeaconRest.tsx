import { SlidersHorizontal } from 'lucide-react'
import { type BeaconAudience, beaconAudiences, beaconLimits } from '#contract/beacons/fields.ts'
import { activities } from '#contract/crews/fields.ts'
import { regions } from '#contract/wire/regions.ts'
import { m } from '#texts'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import { OwnShipOptions } from '#web/forms/OwnShipOptions.tsx'
import { useOwnFleet } from '#web/session/own-fleet.ts'
import { useUser } from '#web/session/session.ts'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { CountedInput } from '#web/ui/fields/CountedInput.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'
import styles from './BeaconForm.module.css'
import type { BeaconFieldProps } from './BeaconWishes.tsx'

const audienceLabels: Readonly<Record<BeaconAudience, () => string>> = {
  everyone: m.beacons_audience_everyone,
  known: m.beacons_audience_known,
}

/** What most leave as it is, in one line that opens. */
export function BeaconRest({ draft, field, errorOf }: BeaconFieldProps) {
  const { data: fleet = [] } = useOwnFleet(useUser()?.id)
  const hint = [
    draft.activities.length > 0 ? draft.activities.map(activityLabel).join(', ') : m.beacons_any_activity(),
    draft.regions.length > 0
      ? draft.regions.map((region) => m.crews_region_name({ region })).join(', ')
      : m.crews_region_any(),
    audienceLabels[draft.audience](),
  ].join(' · ')
  return (
    <Panel flush>
      <Fold
        icon={<SlidersHorizontal />}
        title={m.editor_rest()}
        hint={hint}
        open={errorOf('note') !== undefined || undefined}
      >
        <div className={styles.rest}>
          <FieldGroup label={m.beacons_activities()} hint={m.beacons_activities_hint()}>
            <ChipRow>
              {activities.map((activity) => (
                <CheckboxChip
                  key={activity}
                  {...field('activities')}
                  value={activity}
                  defaultChecked={draft.activities.includes(activity)}
                  tick
                >
                  {activityLabel(activity)}
                </CheckboxChip>
              ))}
            </ChipRow>
          </FieldGroup>
          <FieldGroup label={m.beacons_regions()} hint={m.beacons_regions_hint()}>
            <ChipRow>
              {regions.map((region) => (
                <CheckboxChip
                  key={region}
                  {...field('regions')}
                  value={region}
                  defaultChecked={draft.regions.includes(region)}
                  tick
                >
                  {m.crews_region_name({ region })}
                </CheckboxChip>
              ))}
            </ChipRow>
          </FieldGroup>
          {fleet.length > 0 ? (
            <Field label={m.ships_bring()} optional error={errorOf('fleetShipId')}>
              <NativeSelect {...field('fleetShipId')} defaultValue={draft.fleetShipId ?? ''}>
                <OwnShipOptions fleet={fleet} />
              </NativeSelect>
            </Field>
          ) : null}
          <Field label={m.beacons_note()} optional error={errorOf('note')}>
            <CountedInput
              {...field('note')}
              defaultValue={draft.note}
              max={beaconLimits.note}
              placeholder={m.beacons_note_example()}
            />
          </Field>
          <FieldGroup label={m.beacons_audience()}>
            <ChipRow>
              {beaconAudiences.map((audience) => (
                <CheckboxChip
                  key={audience}
                  {...field('audience')}
                  type="radio"
                  value={audience}
                  defaultChecked={draft.audience === audience}
                >
                  {audienceLabels[audience]()}
                </CheckboxChip>
              ))}
            </ChipRow>
          </FieldGroup>
        </div>
      </Fold>
    </Panel>
  )
}
