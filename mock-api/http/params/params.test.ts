import { expect, test } from 'vitest'
import { readableParams, readParams, type ParamsSource } from './params.ts'

const form = 'application/x-www-form-urlencoded'

function post(body: string | Buffer, type: string, query = ''): ParamsSource {
  const url = `http://a/b${query}`
  return { method: 'POST', url, headers: { 'content-type': type }, body: Buffer.from(body as string) }
}

async function read(body: string, type = form, query = ''): Promise<unknown> {
  return JSON.parse(JSON.stringify(readParams(post(body, type, query))))
}

test('protocols C: nests a form as Rails does', async () => {
  expect(await read('a=1&a=2&b[c][d]=3&b[c][e]=4')).toEqual({ a: '2', b: { c: { d: '3', e: '4' } } })
  expect(await read('x[]=1&x[]=2&y[z][]=3')).toEqual({ x: ['1', '2'], y: { z: ['3'] } })
  expect(await read('x[][a]=1&x[][b]=2&x[][a]=3')).toEqual({ x: [{ a: '1', b: '2' }, { a: '3' }] })
  expect(await read('x[][a][b]=1&x[][a][c]=2&x[][a][b]=3')).toEqual({
    x: [{ a: { b: '1', c: '2' } }, { a: { b: '3' } }],
  })
  expect(await read('x[][]=1&x[][]=2')).toEqual({ x: ['1', '2'] })
  expect(await read('[a]=1&b[c=2&d[e]f=3&g')).toEqual({
    '[a]': '1',
    b: { '[c': '2' },
    d: { e: { f: '3' } },
    g: '',
  })
})

test('protocols C: decodes a form, even a badly encoded one', async () => {
  expect(await read('a=%E5%AE%B5+%2B&b%5Bc%5D=%3D=&&d=%&e=%ff')).toEqual({
    a: '宵 +',
    b: { c: '==' },
    d: '%',
    e: '\ufffd',
  })
})

test('C-8 the body wins over the query', async () => {
  expect(await read('a=1', form, '?a=2&b=3')).toEqual({ a: '1', b: '3' })
  expect(await read('{"a":1}', 'application/json', '?a=2&b=3')).toEqual({ a: 1, b: '3' })
})

test('R5 Rack’s limits: 4,096 pairs, a depth of 100, one kind of value under a name', async () => {
  await expect(read('a=1&'.repeat(4096))).resolves.toEqual({ a: '1' })
  await expect(read('a=1&'.repeat(4097))).rejects.toThrow('項目が多すぎます')
  await expect(read(`a${'[b]'.repeat(99)}=1`)).resolves.toBeTruthy()
  await expect(read(`a${'[b]'.repeat(101)}=1`)).rejects.toThrow('入れ子が深すぎます')
  for (const clash of ['a=1&a[b]=2', 'a=1&a[]=2', 'a[]=1&a[b]=2', 'a[b]=1&a[]=2'])
    await expect(read(clash), clash).rejects.toThrow('形式が一致していません')
})

test('R5 the same limits apply to JSON, whatever its texts contain', async () => {
  const type = 'application/json'
  await expect(read(`{"a":[${'0,'.repeat(4000)}0]}`, type)).resolves.toBeTruthy()
  await expect(read(`{"a":[${'0,'.repeat(4096)}0]}`, type)).rejects.toThrow('項目が多すぎます')
  await expect(read(`{"a":${'['.repeat(99)}${']'.repeat(99)}}`, type)).resolves.toBeTruthy()
  await expect(read(`{"a":${'['.repeat(100)}${']'.repeat(100)}}`, type)).rejects.toThrow('入れ子が深すぎます')
  const text = `${'[{,'.repeat(5000)}\\"\\`
  expect(await read(JSON.stringify({ a: text, b: '"', c: '\\' }), type)).toEqual({ a: text, b: '"', c: '\\' })
  await expect(read('{"a":"', type)).rejects.toThrow('JSON の形式')
})

test('R5 no name reaches a prototype', async () => {
  const names = ['__proto__', 'constructor', 'prototype']
  for (const name of names) {
    expect(await read(`${name}=1&a[${name}]=2&${name}[b]=3&c=4`)).toEqual({ c: '4' })
    expect(await read(`{"${name}":1,"a":{"${name}":2},"c":4}`, 'application/json')).toEqual({ a: {}, c: 4 })
  }
})

const multipart = 'multipart/form-data; boundary="a b"'

test('protocols C: returns parts of a form as fields and files, whatever their content', async () => {
  const body =
    'preamble\r\n--a b\r\nContent-Disposition: form-data; name="user[id]"\r\n\r\n宵\r\n--a b\r\n' +
    'content-disposition: form-data; filename="x;name=y%22.png"; name="profile1"\r\nContent-Type: image/png\r\n\r\n' +
    '\r\n--a \r\n\r\n--a b\r\nContent-Disposition: form-data; name=plain\r\n\r\n\r\n--a b--\r\n'
  const params = readParams(post(body, multipart))
  const file = params['profile1'] as File
  expect({ ...params, profile1: null }).toEqual({ user: { id: '宵' }, profile1: null, plain: '' })
  expect([file.name, file.type, await file.text()]).toEqual(['x;name=y".png', 'image/png', '\r\n--a \r\n'])
})

test('protocols C: reads what the platform writes', async () => {
  const data = new FormData()
  data.append('a"b\r\n', '1')
  data.append('写真', new File([new Uint8Array([0, 255, 13, 10])], '夜.jpg', { type: 'image/jpeg' }))
  data.append('list[]', 'x')
  data.append('list[]', 'y')
  const written = new Response(data)
  const type = written.headers.get('content-type') as string
  const params = readParams(post(Buffer.from(await written.arrayBuffer()), type))
  expect(Object.keys(params)).toEqual(['a"b\r\n', '写真', 'list'])
  const file = params['写真'] as File
  expect([file.name, file.type]).toEqual(['夜.jpg', 'image/jpeg'])
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255, 13, 10])
  expect(params['list']).toEqual(['x', 'y'])
})

test('R5 refuses a multipart form that is cut short, has no name or too many parts', async () => {
  const part = '--a b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n'
  const file = '--a b\r\nContent-Disposition: form-data; name="x"; filename="f"\r\n\r\n1\r\n'
  const whole = `${part}--a b--\r\n`
  for (let length = 0; length < whole.length - 4; length += 1)
    await expect(read(whole.slice(0, length), multipart), whole.slice(0, length)).rejects.toThrow('フォームの形式')
  await expect(read('--a b\r\nX: y\r\n\r\n1\r\n--a b--', multipart)).rejects.toThrow('フォームの形式')
  await expect(read(`${part.repeat(4097)}--a b--`, multipart)).rejects.toThrow('項目が多すぎます')
  await expect(read(`${file.repeat(129)}--a b--`, multipart)).rejects.toThrow('項目が多すぎます')
})

test('C-8 reads the query alone for GET and HEAD, and without a body', () => {
  const source = { ...post('a=1', form, '?b=2') }
  for (const method of ['GET', 'HEAD']) expect({ ...readParams({ ...source, method }) }).toEqual({ b: '2' })
  expect({ ...readParams({ ...source, body: undefined }) }).toEqual({ b: '2' })
  expect({ ...readParams({ ...source, url: '?b=2', body: undefined }) }).toEqual({ b: '2' })
})

test('C-8 reads a body of any other type as JSON, and a blank one as nothing', async () => {
  expect(await read('{"a":[{"b":null},1]}', 'text/plain')).toEqual({ a: [{ b: null }, 1] })
  expect(await read('\ufeff{"a":1}', '')).toEqual({ a: 1 })
  expect(await read(' \n', 'application/json', '?b=2')).toEqual({ b: '2' })
  expect(await read('a=1', `${form}; charset=utf-8`)).toEqual({ a: '1' })
  expect(await read('a=1', form.toUpperCase())).toEqual({ a: '1' })
  for (const text of ['[]', '[1]', 'null', '1', '"a"'])
    await expect(read(text, 'application/json'), text).rejects.toThrow('JSON のオブジェクトを送信してください。')
})

test('R5 closed lists and objects count no level, and 4,096 values are accepted', async () => {
  const type = 'application/json'
  await expect(read(`{"a":[${'[],{},'.repeat(200)}0]}`, type)).resolves.toBeTruthy()
  await expect(read(`{"a":[${'0,'.repeat(4094)}0]}`, type)).resolves.toBeTruthy()
  await expect(read(`{"a":[${'0,'.repeat(4095)}0]}`, type)).rejects.toThrow('項目が多すぎます')
  await expect(read(`{"a":"${'\\\\'.repeat(3)}\\"","b":[${'0,'.repeat(4095)}0]}`, type)).rejects.toThrow(
    '項目が多すぎます',
  )
})

test('IMP-18 records no parameters of a body that cannot be read', () => {
  expect({ ...readableParams(post('{"a":1}', 'application/json')) }).toEqual({ a: 1 })
  expect(readableParams(post('{', 'application/json'))).toBeUndefined()
})

test('protocols C: decodes only whole percent codes', async () => {
  expect(await read('a=%4&b=%4g&c=%g4&d=%4A%4a%2F%3a&e=%40%39%30&f=%60%7b%41')).toEqual({
    a: '%4',
    b: '%4g',
    c: '%g4',
    d: 'JJ/:',
    e: '@90',
    f: '`{A',
  })
  expect(await read('a%=1&%41')).toEqual({ 'a%': '1', A: '' })
})

test('protocols C: a part without a type is binary; names and types are trimmed and need no quotes', () => {
  const head = 'CONTENT-DISPOSITION:form-data;name=a;filename=b'
  const params = readParams(
    post(
      `--a b\r\n${head}\r\n\r\nx\r\n--a b\r\n` +
        'Content-Disposition: form-data; name="c"; filename="d"\r\nContent-Type:image/png \r\n\r\n\r\n--a b--',
      multipart,
    ),
  )
  const files = ['a', 'c'].map((name) => params[name] as File)
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['b', 'application/octet-stream', 1],
    ['d', 'image/png', 0],
  ])
})

test('protocols C: leaves out a file field in which nothing was chosen, as Rack does', () => {
  const file = (name: string, filename: string) =>
    `--a b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n\r\n`
  const body = `${file('profile1', '')}${file('profile2', 'x.png')}--a b--`
  expect(Object.keys(readParams(post(body, multipart)))).toEqual(['profile2'])
})

test('R5 accepts as many parts and files as the limit and refuses a boundary within a line', async () => {
  const part = '--a b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n'
  const file = '--a b\r\nContent-Disposition: form-data; name="x"; filename="f"\r\n\r\n1\r\n'
  expect(await read(`${part.repeat(4096)}--a b--`, multipart)).toEqual({ x: '1' })
  expect(readParams(post(`${file.repeat(128)}--a b--`, multipart))['x']).toBeInstanceOf(File)
  for (const body of [`x${part}--a b--`, 'nothing', '', part.replace('--a b', '--a c')])
    await expect(read(body, multipart), body).rejects.toThrow('フォームの形式')
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; x=a'])
    await expect(read(`${part}--a b--`, type), type).rejects.toThrow('フォームの形式')
})
