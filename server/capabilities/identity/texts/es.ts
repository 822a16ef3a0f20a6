import type { IdentityTexts } from "./en.ts";

export const es: IdentityTexts = {
  mails: {
    verifyEmail: {
      subject: "Confirme su dirección de correo electrónico",
      text: (link) => `Confirme que esta dirección de correo electrónico es suya:

${link}

El enlace es válido durante tres días. Si no ha creado ninguna cuenta, no tiene que hacer nada.
`,
      startAgain: `
Si ha olvidado la contraseña, o si otra persona se registró con su dirección, puede elegir una
contraseña nueva en la misma página.
`,
    },
    resetPassword: {
      subject: "Elija una contraseña nueva",
      text: (
        link,
      ) => `Alguien, probablemente usted, ha pedido una contraseña nueva para la cuenta con esta dirección de correo.
Puede elegirla aquí:

${link}

El enlace es válido durante una hora. Si no ha sido usted, no tiene que hacer nada: su contraseña sigue siendo la misma.
`,
    },
    passwordChanged: {
      subject: "Su contraseña se ha cambiado",
      text: (site) => `La contraseña de su cuenta en ${site} se acaba de cambiar.
Sus demás sesiones se han cerrado.

Si no ha sido usted, pida enseguida una contraseña nueva y elimine las claves de API que no conozca.
`,
    },
    invitation: {
      subject: "Le han invitado a un espacio de trabajo",
      text: (inviter, link) => `${inviter} le invita a colaborar en un espacio de trabajo.
Puede ver la invitación y aceptarla aquí:

${link}

El enlace es válido durante siete días. Si no sabe quién le invita, no tiene que hacer nada.
`,
      textOfKey: (site, link) => `Un espacio de trabajo en ${site} le invita a colaborar.
Puede ver la invitación y aceptarla aquí:

${link}

El enlace es válido durante siete días. Si no sabe quién le invita, no tiene que hacer nada.
`,
    },
    secondFactorChanged: {
      subject: "El segundo factor de su cuenta se ha cambiado",
      text: (site) => `Se acaban de añadir o eliminar una aplicación de autenticación, una llave de acceso o los códigos
de recuperación de su cuenta en ${site}.

Si no ha sido usted, cambie enseguida su contraseña. Así se cierran todas las demás sesiones.
`,
    },
    wrongCodes: {
      subject: "Códigos incorrectos al iniciar sesión en su cuenta",
      text: (
        site,
      ) => `Alguien que conoce la contraseña de su cuenta en ${site} introduce códigos incorrectos una y otra vez.

Si no es usted, cambie enseguida su contraseña. Mientras tanto puede iniciar sesión con un código de recuperación o una llave de acceso.
`,
    },
    sessionStolen: {
      subject: "Se ha cerrado una de sus sesiones",
      text: (site) => `Dos programas han usado el mismo token de actualización de su cuenta en ${site}.
Es posible que alguien haya copiado el token, por eso su sesión se ha cerrado en todas partes. Inicie sesión de nuevo.

Si vuelve a ocurrir, cambie su contraseña.
`,
    },
    approvalWanted: {
      subject: "Una nueva área de trabajo le espera",
      text: (site) => `Alguien se ha registrado en ${site}, y la nueva área de trabajo espera su aprobación.

GET /api/installation/workspaces?awaitsApproval=true muestra lo que espera. PATCH …/:workspaceId con
{"status": "active"} la aprueba, y DELETE …/:workspaceId la rechaza. ./parley workspaces hace lo mismo.
`,
    },
    test: {
      subject: "Prueba de su configuración de correo",
      text: (site) =>
        `El servidor de asistentes ${site} ha enviado este correo. Su configuración de correo funciona.\n`,
    },
  },
  fields: {
    email: "Correo electrónico",
    password: "Contraseña",
    newPassword: "Contraseña nueva",
    passwordRule: (least, most) => `De ${least} a ${most} caracteres`,
    passwordLength: (least, most) => `La contraseña debe tener de ${least} a ${most} caracteres.`,
    passwordAdvice: "Una frase de varias palabras es una buena contraseña.",
    name: "Su nombre",
    confirm: "Confirmar",
  },
  verifyPage: {
    title: "Confirme su dirección de correo electrónico",
    thisAddress: "esta dirección",
    press: "Pulse el botón para confirmar que {email} es suya.",
    withPassword: "Confirme que {email} es suya, con la contraseña con la que se registró.",
    isNotYours: "¿No se ha registrado, o ha olvidado la contraseña?",
    startAgain:
      "Elija una contraseña nueva. Recibe un espacio de trabajo nuevo y vacío, y se elimina todo lo que se creó con la contraseña anterior.",
    startAgainButton: "Empezar de nuevo",
    confirmed: { title: "Gracias", text: "Su dirección de correo está confirmada. Puede cerrar esta página." },
    startedAgain: {
      title: "La cuenta es suya",
      text: "Su dirección de correo está confirmada, y su espacio de trabajo es nuevo y está vacío. Inicie sesión con la contraseña nueva.",
    },
  },
  resetPage: {
    title: "Elija una contraseña nueva",
    save: "Guardar",
    done: {
      title: "Su contraseña se ha cambiado",
      text: "Todas sus sesiones se han cerrado. Inicie sesión con la contraseña nueva.",
    },
  },
  invitationPage: {
    title: (workspace) => `Unirse a ${workspace}`,
    invited: "Le han invitado al espacio de trabajo {workspace}, con la dirección {email} y el rol de {role}.",
    roles: { owner: "propietario", admin: "administrador", agent: "agente" },
    hasAccount: "Esta dirección ya tiene una cuenta. Confirme con su contraseña que es usted.",
    join: "Unirse",
    ended: "Esta invitación ha terminado",
    welcome: {
      title: "Le damos la bienvenida",
      signIn: "Iniciar sesión",
      text: "Ya es miembro del espacio de trabajo. Inicie sesión con su contraseña.",
      secondFactor: "Un segundo factor al iniciar sesión protege su cuenta, y algunos espacios de trabajo lo exigen.",
      setUp: "Configurar una aplicación de autenticación",
    },
  },
  secondFactorPage: {
    login: {
      title: "Proteja su cuenta",
      text: "Con un segundo factor, nadie puede iniciar sesión solo con su contraseña. Necesita una aplicación de autenticación, por ejemplo en su teléfono.",
      next: "Continuar",
    },
    secret: {
      title: "Añada Parley a su aplicación",
      scan: "Escanee esta imagen con su aplicación de autenticación.",
      picture: "Código QR para la aplicación de autenticación. La clave de abajo dice lo mismo.",
      orType: "O {link} en este dispositivo, o escriba en ella esta clave:",
      openApp: "abra la aplicación",
      code: "Las seis cifras que muestra ahora la aplicación",
    },
    codes: {
      title: "Su cuenta está protegida",
      text: "A partir de ahora, para iniciar sesión hacen falta su contraseña y un código de la aplicación.",
      ifLost: "Si pierde la aplicación",
      advice: "Cada uno de estos códigos la sustituye una vez. Imprímalos o anótelos ahora: no se volverán a mostrar.",
    },
  },
  outboxPage: {
    title: "Correos no enviados",
    text: "Inicie sesión como operador de esta instalación para leerlos. La sesión no permanece abierta.",
    code: "Código de su aplicación de autenticación, o un código de recuperación, si su cuenta tiene un segundo factor",
    show: "Mostrar los correos",
    refused:
      "Solo el operador de esta instalación lee estos correos, con un segundo factor donde el espacio de trabajo lo exige.",
    none: "Se han enviado todos los correos.",
    more: "Los anteriores se listan con GET /api/settings/mail/outbox.",
    statuses: {
      waiting: "Espera el envío",
      file: "No hay servidor de correo: es un archivo",
      failed: "Se ha abandonado el envío",
    },
  },
  faults: {
    "invalid-link": "Este enlace ha caducado o ya se ha usado. Pida uno nuevo.",
    "weak-password": "Esta contraseña es demasiado fácil de adivinar. Elija otra.",
    "wrong-password": "La contraseña es incorrecta.",
    "invalid-credentials": "La dirección de correo o la contraseña es incorrecta.",
    "wrong-code":
      "El código es incorrecto o ya se ha usado. Espere al siguiente y compruebe la hora de su dispositivo.",
    "email-taken": "Esta dirección ya tiene una cuenta. Introduzca su contraseña para aceptar.",
    "email-unverified":
      "La dirección de correo de un propietario debe estar verificada. Acepte con el enlace del correo, o verifique primero la dirección de su cuenta.",
    conflict: "Su cuenta ya está protegida. Inicie sesión con su segundo factor para cambiarlo.",
    forbidden: "La cuenta de esta dirección está desactivada.",
    unauthenticated: "La dirección invitada tiene una cuenta. Inicie sesión en ella para aceptar.",
    "invalid-request": "La contraseña es demasiado corta o demasiado larga.",
  },
};
