import { createSms } from '../sms/create-sms';
import { createVoice } from '../voice/create-voice';
import { startScriptedGateway, type ScriptedGateway } from './scripted-gateway';
import { startTestServer, type TestServer } from './start-test-server';
import type { TestCircle, TestPerson } from './test-person';

/** A server that texts and calls over a scripted gateway, and Ana's circle with Ben in it. */
export interface GatewayFixture {
  gateway: ScriptedGateway;
  server: TestServer;
  ana: TestPerson;
  ben: TestPerson;
  circle: TestCircle;
}

export async function setGatewayFixture(): Promise<GatewayFixture> {
  const gateway = await startScriptedGateway();
  const server = await startTestServer({ sms: createSms(gateway.sms), voice: createVoice(gateway.voice) });
  const [ana, ben] = [await server.signUp('Ana'), await server.signUp('Ben')];
  const circle = await ana.createCircle();
  await circle.join(ben);
  return { gateway, server, ana, ben, circle };
}

export async function leaveGatewayFixture({ gateway, server }: GatewayFixture): Promise<void> {
  await server.stop();
  await gateway.stop();
}
