import { startServer } from './start-server.ts';

const { url } = await startServer({
  apiKey: process.env.BANK_API_KEY ?? '',
  port: Number(process.env.PORT ?? 8080),
});
console.log(url);
