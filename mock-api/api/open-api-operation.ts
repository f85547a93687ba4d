import * as z from 'zod/mini'
import { Sex } from '../../src/contract/enums/member.ts'
import { returnsLogin, takesLogin, type Endpoint, type RefusalStatus } from '../../src/contract/wire/endpoint.ts'

export type Json = { [key: string]: unknown }

/** Meaning of each status in this API (decisions C-5). */
const meanings: Readonly<Record<RefusalStatus, string>> = {
  302: 'Redirect to the app',
  400: 'Body or query cannot be read',
  401: 'No, unknown, expired or barred login',
  403: 'The login is good, but not for this',
  404: 'Unknown, or not visible to the caller',
  405: 'This method is not offered',
  409: 'Not in this state of the server or its world',
  413: 'Too large',
  422: 'Input or state does not allow it',
  500: 'A rule failed',
}

const accessTexts: Readonly<Record<Endpoint['access'], string>> = {
  open: 'No login needed.',
  login: 'Needs a login.',
  verified: 'Needs a login whose age is verified; a man must also have paid.',
  'verified-or-empty': 'Needs a login; the unverified get an empty answer.',
  control: 'For the workbench and for programs on this computer.',
}

const sexTexts: Readonly<Record<Sex, string>> = { [Sex.man]: ' Men only.', [Sex.woman]: ' Women only.' }

/** Meaning of each session header (protocols A2). */
export const sessionHeaderTexts = {
  'access-token': 'The secret for the next call; a blank in the batch window of rotating tokens',
  'token-type': 'Always Bearer',
  client: 'Which login of the member it is',
  expiry: 'End of the login, Unix seconds',
  uid: 'Mail address of the member',
} as const

const sessionHeaders = Object.fromEntries(
  Object.keys(sessionHeaderTexts).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
)

/** Describes one call as an operation of OpenAPI. */
export function operation(endpoint: Endpoint): Json {
  const { id, summary, access, sex } = endpoint
  return {
    operationId: id,
    tags: [access === 'control' ? 'control' : 'service'],
    summary,
    description: accessTexts[access] + (sex === undefined ? '' : sexTexts[sex]),
    security: takesLogin(endpoint) ? [{ 'access-token': [], client: [], uid: [] }] : [],
    ...requestOf(endpoint),
    responses: responsesOf(endpoint),
  }
}

function requestOf({ request, place, path }: Endpoint): Json {
  const schema = jsonSchema(request, 'input')
  const properties = (schema['properties'] ?? {}) as Json
  const names = Object.keys(properties)
  if (names.length === 0 && isObject(schema)) return {}
  const required = (schema['required'] ?? []) as string[]
  // The body is empty when the path names a field.
  if (place === 'query' || names.some((name) => isInPath(path, name)))
    return {
      parameters: Object.entries(properties).map(([name, field]) => ({
        name,
        in: isInPath(path, name) ? 'path' : 'query',
        required: required.includes(name),
        // An object in a query is written as name[field]=value (C-8).
        ...(isObject(field) ? { style: 'deepObject', explode: true } : {}),
        schema: field,
      })),
    }
  const type = place === 'multipart' ? 'multipart/form-data' : 'application/json'
  return { requestBody: { required: required.length > 0, content: { [type]: { schema } } } }
}

function responsesOf(endpoint: Endpoint): Json {
  const { response, refusals } = endpoint
  const file = 'givesFile' in endpoint ? endpoint.givesFile : undefined
  // Every response to a login repeats it, except a 401 (protocols A3). A call that opens a login returns it on success.
  const headers = returnsLogin(endpoint) ? { headers: sessionHeaders } : {}
  const always = takesLogin(endpoint) && returnsLogin(endpoint) ? headers : {}
  const refused = Object.entries(refusals).map(([status, body]) => {
    const meaning = meanings[Number(status) as RefusalStatus]
    const documented = status === '302' ? { description: meaning } : describeResponse(meaning, body)
    return [status, isBehindLogin(status) ? { ...documented, ...always } : documented] as const
  })
  return {
    200:
      typeof file === 'string'
        ? { description: 'A file', content: { [file]: { schema: { type: 'string' } } } }
        : { ...describeResponse('Done, or refused as expected (success false)', response), ...headers },
    ...Object.fromEntries(refused),
  }
}

/** Whether the login is checked before this status; 400 and 413 come earlier. */
const isBehindLogin = (status: string) => status === '403' || status === '404' || status === '422'

function describeResponse(description: string, body: z.ZodMiniType): Json {
  return { description, content: { 'application/json': { schema: jsonSchema(body, 'output') } } }
}

/** Returns JSON Schema 2020-12 for OpenAPI 3.1, without rules that it cannot express, such as counting code points. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref' })
  return rest
}

const isInPath = (path: string, name: string) => path.split('/').includes(`:${name}`)

function isObject(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'object'
}
