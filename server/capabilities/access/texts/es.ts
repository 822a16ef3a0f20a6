import type { AccessTexts } from "./en.ts";

export const es: AccessTexts = {
  expiring: {
    subject: "Claves de API suyas caducan pronto",
    text: (
      list,
      site,
    ) => `Estas claves de API de su espacio de trabajo en ${site} caducan pronto y a partir de entonces se rechazarán:

${list}

Deles un final posterior (PATCH /api/keys/:id), o cree otras claves y sustituya estas donde se utilicen.
`,
  },
  leaked: {
    subject: "Una de sus claves de API se ha encontrado en público",
    text: (
      list,
      site,
    ) => `Un servicio de detección ha encontrado claves de API de su espacio de trabajo en ${site} en un lugar público:

${list}

Se rechazan desde ahora, porque cualquiera puede haberlas leído. De una clave renovada solo deja de valer el texto
encontrado. Cree claves nuevas y sustituya estas donde se utilicen, elimínelas del lugar público y compruebe en el
registro de auditoría qué se ha hecho con ellas.
`,
  },
  narrowed: {
    subject: "Una de sus claves de API tiene ahora menos permisos",
    text: (name: string, hint: string, scopes: string, site: string) =>
      `La clave de API "${name}" (${hint}) de su espacio de trabajo en ${site} tiene reglas para la base de datos.
Una clave con tales reglas ya no tiene estos permisos, con los que podría eludirlas:
${scopes}

Si un programa los necesita, cree para él otra clave sin reglas.
`,
    bound: (
      list: string,
    ) => `Es posible que estos flujos de trabajo se guardaran con la clave. Siguen activos y acceden a la base de datos
solo como permiten sus reglas:

${list}

Un miembro lo anula si guarda el flujo de trabajo de nuevo.
`,
  },
  consent: {
    signIn: "Inicie sesión para que una aplicación actúe por usted",
    asks: "{app} pide actuar aquí por usted.",
    email: "Correo electrónico",
    next: "Continuar",
    refuse: "Rechazar",
    allow: "Permitir",
    factor: "Segundo factor",
    factorText: "Escriba lo que muestra ahora su aplicación de autenticación, o uno de sus códigos de recuperación.",
    usePasskey: "Usar una llave de acceso",
    passkeyFailed: "La llave de acceso no ha funcionado. Inténtelo de nuevo o escriba un código.",
    code: "Código",
    title: "¿Puede esta aplicación actuar por usted?",
    lead: "{app} quiere actuar por {email}.",
    madeBy: "Esta aplicación la hizo el espacio de trabajo {workspace}.",
    registeredItself: "Esta aplicación se registró a sí misma.",
    unverified: "Parley no ha comprobado quién hizo esta aplicación.",
    returnsTo: "Después volverá a {site}.",
    toDevice: "Funciona en otro dispositivo.",
    workspace: "En este espacio de trabajo la aplicación puede:",
    nothing:
      "No hay ningún espacio de trabajo en el que esta aplicación pueda actuar por usted. Un propietario debe aprobarla, o usted debe configurar antes un segundo factor.",
    duration: (unused: number, most: number) =>
      `Si no usa la aplicación durante ${unused} días, su acceso termina; como muy tarde termina después de ${most} días. Puede terminarlo en cualquier momento en su cuenta.`,
  },
  device: {
    title: "Admitir un dispositivo",
    text: "Escriba el código que muestra el dispositivo.",
    code: "Código del dispositivo",
    next: "Continuar",
    wrongCode: "Este código es incorrecto, ya se usó o ha caducado.",
    refused: "Ha rechazado el dispositivo.",
    compare: "¿Es este el código de su dispositivo?",
    compareText: "Continúe solo si lo empezó usted y el dispositivo muestra el mismo código:",
    same: "Sí, es el mismo",
    other: "No",
    done: "El dispositivo está conectado",
    doneText: "Puede cerrar esta página y seguir en el dispositivo.",
  },
  refused: {
    title: "Esta aplicación ha pedido mal",
    text: "La petición de la aplicación no se puede llevar a cabo. Vuelva a la aplicación y empiece de nuevo.",
    ended: "Esta petición ha terminado o se empezó en otro navegador. Vuelva a la aplicación y empiece de nuevo.",
  },
  scopes: {
    "conversations:read": "Leer todas las conversaciones",
    "conversations:write": "Preguntar a los asistentes, responder en conversaciones, cerrarlas y borrarlas",
    "knowledge:read": "Leer lo que saben los asistentes",
    "knowledge:write": "Cambiar lo que saben los asistentes",
    "voice:write": "Hablar con los asistentes",
    "webhooks:read": "Ver los webhooks",
    "webhooks:write": "Configurar webhooks",
    "leads:read": "Leer leads",
    "leads:write": "Recibir y cambiar leads",
    "newsletter:read": "Leer boletines y sus suscriptores",
    "newsletter:write": "Cambiar boletines y enviar campañas",
    "contacts:read": "Leer y exportar contactos",
    "contacts:write": "Cambiar, unir y borrar contactos",
    "automation:read": "Leer flujos y sus ejecuciones",
    "automation:write": "Guardar y borrar flujos",
    "automation:run": "Ejecutar flujos",
    "approvals:write": "Decidir lo que los flujos piden a personas",
    "database:read": "Leer las tablas propias del espacio",
    "database:write": "Escribir filas en las tablas propias",
    "database:ddl": "Crear y borrar tablas propias",
    "database:sql": "Ejecutar SQL en la base de datos propia",
    "members:read": "Ver a los miembros",
    "members:write": "Invitar y quitar miembros y cambiar sus roles",
    "files:read": "Descargar archivos",
    "files:write": "Subir y borrar archivos",
    "settings:read": "Leer los ajustes y el registro de auditoría",
    "settings:write": "Cambiar los ajustes",
    "keys:write": "Crear y terminar claves de API y aplicaciones",
  },
};
