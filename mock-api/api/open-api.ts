import { controlEndpoints } from '../../src/contract/control/endpoints.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { type Json, operation, sessionHeaderTexts } from './open-api-operation.ts'

let made: Json | undefined

/** Returns the contract as an OpenAPI 3.1 document. Created once, because it does not change while the server runs. */
export function openApi(): Json {
  return (made ??= describeApi())
}

export function describeApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: '宵待 API',
      version: '1.0.0',
      description: 'Generated from src/contract. Sockets (Action Cable at /cable) are described in docs/protocols.md.',
    },
    tags: [
      { name: 'service', description: 'Calls of the service itself' },
      { name: 'control', description: 'Calls of the mock only: its clock, its world and its tools' },
    ],
    servers: [{ url: '/' }],
    paths: paths(),
    components: {
      headers: Object.fromEntries(
        Object.entries(sessionHeaderTexts).map(([name, description]) => [
          name,
          { description, required: true, schema: { type: 'string' } },
        ]),
      ),
      securitySchemes: Object.fromEntries(
        ['access-token', 'client', 'uid'].map((name) => [name, { type: 'apiKey', in: 'header', name }]),
      ),
    },
  }
}

function paths(): Json {
  const all = new Map<string, Json>()
  for (const endpoint of [...endpoints, ...controlEndpoints]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    all.set(path, { ...all.get(path), [endpoint.method.toLowerCase()]: operation(endpoint) })
  }
  return Object.fromEntries(all)
}
