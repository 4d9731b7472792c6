/** @jest-environment node */
import { readVariables } from '@university/web';
import { s3Settings } from '../../options';
import { apiRules, apiVariables } from '../../variables';

const read = (environment: NodeJS.ProcessEnv) => readVariables(apiVariables.check(apiRules), environment);

const ALL = {
  S3_BUCKET: 'uploads',
  S3_REGION: 'ap-south-1',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('all five make a bucket, and the credentials leave the environment', () => {
  process.env.S3_SECRET_ACCESS_KEY = 'secret';
  expect(s3Settings(read(ALL))).toEqual({
    bucket: 'uploads',
    region: 'ap-south-1',
    endpoint: 'https://s3.example',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(process.env.S3_SECRET_ACCESS_KEY).toBeUndefined();
});

test('without any the uploads stay on the disk', () => expect(s3Settings(read({}))).toBeUndefined());

test.each(Object.keys(ALL))('without %s alone nothing starts', (name) => {
  expect(() => read({ ...ALL, [name]: '' })).toThrow(`${name}: is required with the other S3_ variables`);
});

test.each([
  ['S3_BUCKET', 'Not A Bucket'],
  ['S3_ENDPOINT', 's3.example'],
  ['S3_REGION', 'ap south'],
])('%s is not %s', (name, value) => expect(() => read({ ...ALL, [name]: value })).toThrow(name));
