import { type FormEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, get, type Path, type Resolver, useForm } from 'react-hook-form'
import { ApiError } from '#web/api/api-error.ts'
import { type FieldError, fieldWords } from './field-words.ts'

interface Options<Input extends FieldValues, Output> {
  readonly resolver: Resolver<Input, unknown, Output>
  readonly defaultValues: DefaultValues<Input>
  readonly send: (values: Output) => Promise<unknown>
  /** Error codes that belong to one field, such as a name that is taken. */
  readonly fieldOfCode?: Readonly<Record<string, Path<Input>>>
  /** The form's name of a field where the server has another. */
  readonly fieldOfName?: Readonly<Record<string, Path<Input>>>
}

/**
 * The one way forms behave here: checked on submit, an error goes when its field is edited, the first wrong
 * field gets the focus, a second submit waits for the first, and what was typed stays when sending fails.
 */
export const useContractForm = <Input extends FieldValues, Output>(options: Options<Input, Output>) => {
  const { resolver, defaultValues, send, fieldOfCode = {}, fieldOfName = {} } = options
  const form = useForm<Input, unknown, Output>({ defaultValues, resolver, reValidateMode: 'onSubmit' })
  const { errors, isSubmitting } = form.formState
  const [problem, setProblem] = useState<unknown>()
  const busy = useRef(false)

  const field = (name: Path<Input>) => form.register(name, { onChange: () => form.clearErrors(name) })

  const errorOf = (name: Path<Input>): string | undefined => {
    const { type, message }: { type?: unknown; message?: unknown } = get(errors, name) ?? {}
    return typeof message === 'string' ? fieldWords({ [String(type)]: message } as FieldError) : undefined
  }

  /** Whether the refusal could be shown at fields of this form. */
  const showAtFields = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false
    const named = fieldOfCode[error.code ?? '']
    if (named && error.code) {
      form.setError(named, { type: 'code', message: error.code }, { shouldFocus: true })
      return true
    }
    const wrong = Object.entries(error.fields)
      .map(([name, message]) => ({ name: fieldOfName[name] ?? name, message }))
      .filter(({ name }) => String(name.split('.')[0]) in form.getValues())
    for (const { name, message } of wrong) form.setError(name as Path<Input>, { type: 'said', message })
    // Of a list in the form only the whole can have the focus.
    if (wrong[0]) form.setFocus(wrong[0].name.split('.')[0] as Path<Input>)
    return wrong.length > 0
  }

  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      if (!showAtFields(error)) setProblem(error)
    }
  })

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
