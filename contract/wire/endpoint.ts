import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors/errors.ts'
import type { TokenScope } from './token-scopes.ts'

export type Access = 'public' | 'member' | 'moderator' | 'admin'
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A file sent as multipart/form-data. */
export interface Upload {
  readonly field: string
  readonly maxBytes: number
  /** The other fields of the form, which `body` checks. */
  readonly texts?: readonly string[]
}

/** One call of the API. The server implements it, the page calls it, the documentation lists it. */
export interface Endpoint {
  readonly name: string
  readonly method: Method
  readonly path: `/${string}`
  readonly access: Access
  readonly summary: string
  /** The scope of an API token that can call it. Without one it is closed to tokens. */
  readonly token?: TokenScope
  /** For a GET that is logged or limited: it is refused where another site asks for it. */
  readonly sameSiteOnly?: true
  /** Other sites may call it: it needs no cookie, and its body, of whatever type, is not read. */
  readonly anySite?: true
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** For a body that may be larger than others. */
  readonly maxBodyBytes?: number
  /** The file that is sent in place of a JSON body. */
  readonly upload?: Upload
  readonly status: 200 | 201 | 204
  readonly response: z.ZodMiniType
  /** Of an answer that is not JSON. */
  readonly mediaType?: string
  /** The errors it can answer with, besides those that every call has. */
  readonly errors: readonly ErrorCode[]
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined
type Part<E, K extends 'params' | 'query' | 'body'> = K extends keyof E ? E[K] : undefined

/** The parsed request that a handler receives. */
export interface Parsed<E extends Endpoint> {
  readonly params: Output<Part<E, 'params'>>
  readonly query: Output<Part<E, 'query'>>
  readonly body: Output<Part<E, 'body'>>
  /** The bytes of the file, for an upload. */
  readonly file: E['upload'] extends Upload ? Uint8Array : undefined
}

/** What a handler returns. Fields that the schema does not declare are dropped before sending. */
export type Reply<E extends Endpoint> = E['mediaType'] extends string ? Uint8Array : z.input<E['response']>

/** What the caller receives. */
export type Answer<E extends Endpoint> = z.output<E['response']>

type PathInput<E> =
  Part<E, 'params'> extends infer S extends z.ZodMiniType
    ? { readonly params: { readonly [K in keyof z.input<S>]: number | string } }
    : unknown
type QueryInput<E> =
  Part<E, 'query'> extends infer S extends z.ZodMiniType ? { readonly query?: z.input<S> } : unknown
type BodyInput<E> =
  Part<E, 'body'> extends infer S extends z.ZodMiniType ? { readonly body: Input<S> } : unknown

/** What the caller sends. */
export type Request<E extends Endpoint> = PathInput<E> & QueryInput<E> & BodyInput<E>
