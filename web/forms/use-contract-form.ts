import { type FormEvent, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  type FieldErrors as ResolverErrors,
  type ResolverResult,
  useForm,
} from 'react-hook-form'
import { ApiError } from '#web/api/api-error.ts'
import type { Checked } from './check-form.ts'
import { answerError, type FieldError, fieldErrorText } from './field-errors.ts'

/** The result of a check as react-hook-form wants it. */
export const resolved = <Form extends FieldValues, Output>({
  values,
  errors,
}: Checked<Output>): ResolverResult<Form, Output> =>
  values === undefined ? { values: {}, errors: errors as ResolverErrors<Form> } : { values, errors: {} }

interface Options<Input extends FieldValues, Output> {
  readonly resolver: Resolver<Input, unknown, Output>
  readonly defaultValues: DefaultValues<Input>
  readonly send: (values: Output) => Promise<unknown>
  /** Called with the names of the wrong fields, before the first of them gets the focus. */
  readonly onInvalid?: (names: readonly string[]) => void
  /** The form's name for a field that the server names differently. */
  readonly fieldOfName?: Readonly<Record<string, Path<Input>>>
}

/**
 * The form of the post editor, with its lists and its many fields that depend on each other. It behaves like every
 * other form: see useCheckedForm.
 */
export const useContractForm = <Input extends FieldValues, Output>(options: Options<Input, Output>) => {
  const { resolver, defaultValues, send, onInvalid, fieldOfName = {} } = options
  const form = useForm<Input, unknown, Output>({ defaultValues, resolver, reValidateMode: 'onSubmit' })
  const { errors, isSubmitting } = form.formState
  const [problem, setProblem] = useState<unknown>()
  const busy = useRef(false)

  const field = (name: Path<Input>) => form.register(name, { onChange: () => form.clearErrors(name) })

  const errorOf = (name: Path<Input>): string | undefined => {
    const error: FieldError | undefined = get(errors, name)
    // The errors of a list have no message of their own.
    return typeof error?.message === 'string' ? fieldErrorText(error) : undefined
  }

  /** Returns whether the error belongs to fields of this form. */
  const showAtFields = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false
    const invalid = Object.entries(error.fields)
      .map(([name, text]) => ({ name: fieldOfName[name] ?? name, text }))
      .filter(({ name }) => String(name.split('.')[0]) in form.getValues())
    for (const { name, text } of invalid) form.setError(name as Path<Input>, answerError(text))
    onInvalid?.(invalid.map(({ name }) => name))
    // A list can only be focused as a whole.
    if (invalid[0]) form.setFocus(invalid[0].name.split('.')[0] as Path<Input>)
    return invalid.length > 0
  }

  const submit = form.handleSubmit(
    async (values) => {
      try {
        await send(values)
      } catch (error) {
        if (!showAtFields(error)) setProblem(error)
      }
    },
    (errors) => onInvalid?.(Object.keys(errors)),
  )

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setProblem(undefined)
    try {
      await submit(event)
    } finally {
      busy.current = false
    }
  }

  return { form, field, errorOf, problem, pending: isSubmitting, onSubmit }
}
