import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

type Schema = Readonly<Record<string, unknown>>

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
}

interface DocumentedResponse extends Content {
  readonly headers?: Readonly<Record<string, unknown>>
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly parameters?: readonly {
    readonly name: string
    readonly required: boolean
    readonly schema: Schema
  }[]
  readonly requestBody?: Content & { readonly required: boolean }
  readonly responses: Readonly<Record<string, DocumentedResponse>>
}

/** The used parts of an OpenAPI document. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

export interface JudgedResponse {
  readonly status: number
  readonly headers: Headers
  /** Body as received. */
  readonly text: string
}

/** An operation with its address. */
export interface Call extends Operation {
  readonly method: string
  readonly path: string
}

/**
 * Checks responses against an OpenAPI document alone, like a validating proxy: documented status, headers present, body
 * of the right type and shape.
 */
export class OpenApiJudge {
  /** Every operation by its id. */
  readonly calls: ReadonlyMap<string, Call>
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false })
  private readonly compiled = new Map<Schema, ValidateFunction>()

  constructor(document: OpenApiDocument) {
    this.calls = new Map(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [
          operation.operationId,
          { ...operation, method: method.toUpperCase(), path },
        ]),
      ),
    )
  }

  /** Faults of a response, one line each; [] if it is as documented. */
  faultsOf(id: string, { status, headers, text }: JudgedResponse): string[] {
    const documented = this.call(id).responses[status]
    if (!documented) return [`status ${status} is not documented`]
    const missing = Object.keys(documented.headers ?? {}).filter((name) => !headers.has(name))
    const faults = missing.map((name) => `the header ${name} is missing`)
    if (!documented.content) return faults
    const type = headers.get('content-type')?.split(';')[0] ?? 'none'
    const schema = documented.content[type]?.schema
    if (!schema) return [...faults, `the type ${type} is not documented for ${status}`]
    return [...faults, ...this.faultsOfValue(schema, JSON.parse(text))]
  }

  /** Faults of a value, one line each. */
  faultsOfValue(schema: Schema, value: unknown): string[] {
    let validate = this.compiled.get(schema)
    if (!validate) this.compiled.set(schema, (validate = this.ajv.compile(schema)))
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`)
  }

  private call(id: string): Call {
    const found = this.calls.get(id)
    if (!found) throw new Error(`Failed to judge ${id}: the document has no such operation.`)
    return found
  }
}
