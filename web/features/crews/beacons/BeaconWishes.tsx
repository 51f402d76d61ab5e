import type { BeaconDraft } from '#contract/beacons/drafts.ts'
import { seatKinds } from '#contract/crews/seats.ts'
import { languages } from '#contract/wire/languages.ts'
import { m } from '#texts'
import { kindGlyph } from '#web/features/crews/seats/role-glyph.ts'
import { seatKindLabel } from '#web/features/crews/seats/seat-texts.ts'
import { languageName } from '#web/i18n/format.ts'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'

export interface BeaconFieldProps {
  draft: BeaconDraft
  field: (name: keyof BeaconDraft) => { name: string; onChange: () => void }
  errorOf: (name: keyof BeaconDraft) => string | undefined
}

/** `any` is chosen by choosing none. */
const kinds = seatKinds.filter((kind) => kind !== 'any')

/** For which seats, and in which languages. */
export function BeaconWishes({ draft, field, errorOf }: BeaconFieldProps) {
  return (
    <>
      <FieldGroup label={m.beacons_seats()} hint={m.beacons_seats_hint()} error={errorOf('seats')}>
        <ChipRow>
          {kinds.map((kind) => {
            const Glyph = kindGlyph(kind)
            return (
              <CheckboxChip
                key={kind}
                {...field('seats')}
                value={kind}
                defaultChecked={draft.seats.includes(kind)}
                icon={<Glyph size={14} aria-hidden />}
              >
                {seatKindLabel(kind)}
              </CheckboxChip>
            )
          })}
        </ChipRow>
      </FieldGroup>
      <FieldGroup label={m.board_languages()} error={errorOf('languages')}>
        <ChipRow>
          {languages.map((code) => (
            <CheckboxChip
              key={code}
              {...field('languages')}
              value={code}
              defaultChecked={draft.languages.includes(code)}
              tick
            >
              <span lang={code}>{languageName(code)}</span>
            </CheckboxChip>
          ))}
        </ChipRow>
      </FieldGroup>
    </>
  )
}
