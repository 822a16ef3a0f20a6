import { Agent, request as send } from "node:http";
import { createClient } from "../../server/testing/client.ts";
import { startChild } from "./child.ts";
import { startParley } from "./parley.ts";
const talking = await startChild<{ port: number }>("talking-model.ts", {});
const modelPort = talking.ready.port;
const pipe = await startChild<{ port: number }>("bare-pipe.ts", { modelPort });
const parley = await startParley({ outboundAllow: `models:127.0.0.1:${modelPort}` });
const client = createClient(`http://127.0.0.1:${parley.port}`, parley.person.accessToken);
await client.post("/api/providers", { kind: "openai-compatible", name: "bench", baseUrl: `http://127.0.0.1:${modelPort}/v1`, defaultModel: "words-5-0" });
await client.post("/api/knowledge/sources", { sources: Array.from({length:100},(_,n)=>({type:"text",title:"A"+n,content:`Article ${n} costs ${n} euros.`})) });
const agent=new Agent({keepAlive:true});
function ask(port:number,path:string, body:any){ const text=JSON.stringify(body); const {promise,resolve,reject}=Promise.withResolvers<number>(); const b=performance.now();
 const r=send({host:"127.0.0.1",port,path,method:"POST",agent,headers:{"content-type":"application/json",accept:"text/event-stream","content-length":Buffer.byteLength(text),authorization:`Bearer ${parley.key}`}},(a)=>{let t="";let f=0;a.setEncoding("utf8").on("data",(c:string)=>{t+=c;if(!f&&(t.includes("word1")||t.includes("message.completed")))f=performance.now()-b});a.on("end",()=>resolve(f||performance.now()-b))});r.on("error",reject);r.end(text);return promise;}
const q="What does article 5 cost?";
const T:Record<string,()=>Promise<number>>={
 bare:()=>ask(pipe.ready.port,"/v1/chat/completions",{model:"words-5-0",stream:true,messages:[{role:"user",content:q}]}),
 echo:()=>ask(parley.port,"/bench/echo",{message:q,count:1}),
 offline:()=>ask(parley.port,"/api/chatbot/send",{message:q,model:"parley-offline"}),
 send:()=>ask(parley.port,"/api/chatbot/send",{message:q}),
 door:()=>ask(parley.port,"/v1/chat/completions",{model:"parley",stream:true,messages:[{role:"user",content:q}]}),
};
const R:Record<string,number[]>={};
for(let i=0;i<260;i++) for(const k of Object.keys(T)){const v=await T[k]!(); if(i>=60)(R[k]??=[]).push(v);}
for(const k of Object.keys(R)){const v=R[k]!.sort((a,b)=>a-b);console.log(k,v[v.length>>1]!.toFixed(2),v[Math.floor(v.length*.1)]!.toFixed(2))}
await parley.stop();await pipe.stop();await talking.stop();
