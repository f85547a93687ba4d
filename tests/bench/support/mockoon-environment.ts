import { randomUUID } from 'node:crypto'
import type { Rows } from './peers.ts'

/** A Mockoon environment file: one data bucket and the CRUD route that serves it. */
export function mockoonEnvironment(rows: Rows, port: number): object {
  const [bucket, route] = [randomUUID(), randomUUID()]
  return {
    uuid: randomUUID(),
    lastMigration: 33,
    name: 'bench',
    port,
    hostname: '127.0.0.1',
    endpointPrefix: '',
    latency: 0,
    folders: [],
    routes: [
      {
        uuid: route,
        type: 'crud',
        documentation: '',
        method: '',
        endpoint: 'rows',
        responses: [
          {
            uuid: randomUUID(),
            body: '{}',
            latency: 0,
            statusCode: 200,
            label: 'rows',
            headers: [],
            bodyType: 'DATABUCKET',
            filePath: '',
            databucketID: 'rows',
            sendFileAsBody: false,
            rules: [],
            rulesOperator: 'OR',
            disableTemplating: true,
            fallbackTo404: false,
            default: true,
            crudKey: 'id',
            callbacks: [],
          },
        ],
        responseMode: null,
        streamingMode: null,
        streamingInterval: 0,
      },
    ],
    rootChildren: [{ type: 'route', uuid: route }],
    proxyMode: false,
    proxyHost: '',
    proxyRemovePrefix: false,
    tlsOptions: { enabled: false },
    cors: true,
    headers: [{ key: 'Content-Type', value: 'application/json' }],
    proxyReqHeaders: [],
    proxyResHeaders: [],
    data: [{ uuid: bucket, id: 'rows', name: 'rows', documentation: '', value: JSON.stringify(rows) }],
    callbacks: [],
  }
}
