import { ratingLimits } from '#contract/ratings/fields.ts'
import { type RatingDraft, ratingDraft } from '#contract/ratings/ratings.ts'
import { m } from '#texts'
import { checkOf } from '#web/forms/check-form.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { StarInput } from '#web/ui/fields/StarInput.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import type { RatedCrew } from './rated-crew.ts'
import { starTexts } from './rating-texts.ts'
import { useRateCrew } from './use-rate-crew.ts'

interface Props {
  crew: RatedCrew
  onClose: () => void
}

/** No stars yet: 0. */
type RatingForm = Pick<RatingDraft, 'type' | 'rating'> & { comment: string }

const check = checkOf<RatingForm, RatingDraft>(ratingDraft)

/** Members rate the leader, the leader rates all members together. */
export function RateDialog({ crew, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: rate } = useRateCrew(crew.id)
  const type = crew.viewer?.isAuthor ? 'crew' : 'leader'
  const saved = useSavedForm<RatingForm, RatingDraft>({
    target: `rating-${crew.id}`,
    blank: { type, rating: 0, comment: '' },
    textField: 'comment',
    check,
    send: rate,
    onSent: () => {
      onClose()
      toast.show({ title: type === 'crew' ? m.ratings_crew_rated() : m.ratings_leader_rated() })
    },
    onOtherPlayer: onClose,
  })
  const { field, setField, errorOf } = saved
  const stars = saved.typed.rating
  return (
    <FormDialog
      title={type === 'crew' ? m.ratings_rate_crew() : m.ratings_rate_leader()}
      subtitle={
        type === 'crew' ? crew.title : m.ratings_subject({ name: crew.authorName, title: crew.title })
      }
      form={saved}
      sendLabel={m.ratings_send()}
      sendingLabel={m.ratings_sending()}
      canSend={stars > 0}
      failedText={m.ratings_failed()}
      goneText={m.ratings_crew_gone()}
      withReason={(reason) => m.ratings_failed_because({ reason })}
      note={[
        ...(type === 'crew'
          ? [m.ratings_for_members(), m.ratings_crew_sealed({ days: ratingLimits.days })]
          : [m.ratings_sealed({ days: ratingLimits.days })]),
        m.ratings_final(),
      ].join(' ')}
      onClose={onClose}
    >
      <FieldGroup label={m.ratings_stars()} hint={starTexts[stars]?.()} error={errorOf('rating')}>
        <StarInput value={stars} onChange={(rating) => setField('rating', rating)} />
      </FieldGroup>
      <Field label={m.ratings_comment()} optional error={errorOf('comment')}>
        <TextArea
          {...field('comment')}
          rows={3}
          max={ratingLimits.comment}
          placeholder={m.ratings_comment_example()}
        />
      </Field>
    </FormDialog>
  )
}
